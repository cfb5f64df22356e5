"""A Modbus RTU slave with sixteen coils on the serial port named by its argument, by pymodbus."""

import sys

from pymodbus.datastore import ModbusSequentialDataBlock, ModbusServerContext, ModbusSlaveContext
from pymodbus.server import StartSerialServer
from pymodbus.transaction import ModbusRtuFramer

coils = ModbusSequentialDataBlock(1, [0] * 16)
context = ModbusServerContext(slaves={1: ModbusSlaveContext(co=coils)}, single=False)
StartSerialServer(context=context, framer=ModbusRtuFramer, port=sys.argv[1], baudrate=9600)
