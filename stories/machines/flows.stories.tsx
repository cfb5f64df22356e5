import type { Meta, StoryObj } from '@storybook/react-vite'
import { approvalMachine } from '#machines/approval/approval.machine.ts'
import { approvalModel } from '#machines/approval/approval.model.ts'
import { accountRequestMachine } from '#machines/flows/account-request.machine.ts'
import { awardMachine } from '#machines/flows/award.machine.ts'
import { awardRecordMachine } from '#machines/flows/award-record.machine.ts'
import { checkOutMachine } from '#machines/flows/check-out.machine.ts'
import { enlistmentMachine } from '#machines/flows/enlistment.machine.ts'
import { feeOrderMachine } from '#machines/flows/fee-order.machine.ts'
import { goodsOrderMachine } from '#machines/flows/goods-order.machine.ts'
import { goodsOrderModel } from '#machines/flows/goods-order.model.ts'
import { graduateAuditMachine } from '#machines/flows/graduate-audit.machine.ts'
import { hardshipMachine } from '#machines/flows/hardship.machine.ts'
import { healthProposalMachine } from '#machines/flows/health-proposal.machine.ts'
import { insurancePayoutMachine } from '#machines/flows/insurance-payout.machine.ts'
import { issueMachine } from '#machines/flows/issue.machine.ts'
import { leaveMachine } from '#machines/flows/leave.machine.ts'
import { leaveSchoolMachine } from '#machines/flows/leave-school.machine.ts'
import { outsideLivingMachine } from '#machines/flows/outside-living.machine.ts'
import { proposalMachine } from '#machines/flows/proposal.machine.ts'
import { punishmentMachine } from '#machines/flows/punishment.machine.ts'
import { recheckMachine } from '#machines/flows/recheck.machine.ts'
import { registrationBatchMachine, registrationMachine } from '#machines/flows/registration.machine.ts'
import { reimbursementMachine } from '#machines/flows/reimbursement.machine.ts'
import { repairMachine } from '#machines/flows/repair.machine.ts'
import { requestMachine } from '#machines/flows/request.machine.ts'
import { roomChangeMachine } from '#machines/flows/room-change.machine.ts'
import { roundMachine } from '#machines/flows/round.machine.ts'
import { statusChangeMachine } from '#machines/flows/status-change.machine.ts'
import { stayAtSchoolMachine } from '#machines/flows/stay-at-school.machine.ts'
import { revisedTurnMachine, turnMachine, vouchedTurnMachine } from '#machines/flows/turn.machine.ts'
import { violationMachine } from '#machines/flows/violation.machine.ts'
import { StateChart } from './state-chart.tsx'

/** The processes of the school, each drawn from the chart that server and screens ask. */
const meta = { title: 'Machines/Flows' } satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

const decisions = { events: [{ type: 'approve' }, { type: 'refuse' }], outputs: {} }

export const AccountRequest: Story = {
  render: () => <StateChart machine={accountRequestMachine} world={decisions} />,
}

export const GoodsOrder: Story = {
  render: () => <StateChart machine={goodsOrderMachine} world={goodsOrderModel('key', 100)} />,
}

const everything = (machine: { readonly events: readonly string[] }) => ({
  events: machine.events.map((type) => ({ type })),
  outputs: {},
})

export const FeeOrder: Story = {
  render: () => <StateChart machine={feeOrderMachine} world={everything(feeOrderMachine)} />,
}

export const Leave: Story = {
  render: () => <StateChart machine={leaveMachine} world={everything(leaveMachine)} />,
}

export const Proposal: Story = {
  render: () => <StateChart machine={proposalMachine} world={everything(proposalMachine)} />,
}

/** What people see of an order in each state: Workbench/States of a repair. */
export const Repair: Story = {
  render: () => (
    <StateChart
      machine={repairMachine}
      world={{ ...everything(repairMachine), input: { arrivedAt: null } }}
    />
  ),
}

export const Round: Story = {
  render: () => <StateChart machine={roundMachine} world={everything(roundMachine)} />,
}

export const Turn: Story = {
  render: () => <StateChart machine={turnMachine} world={everything(turnMachine)} />,
}

export const VouchedTurn: Story = {
  name: 'a turn that staff may do in the place of a student',
  render: () => <StateChart machine={vouchedTurnMachine} world={everything(vouchedTurnMachine)} />,
}

export const RevisedTurn: Story = {
  name: 'a turn that the student may correct',
  render: () => <StateChart machine={revisedTurnMachine} world={everything(revisedTurnMachine)} />,
}

const swapped = { kind: 'swap', confirmedAt: '2026-11-20', swapConfirmedAt: '2026-11-21' } as const

export const RegistrationBatch: Story = {
  render: () => (
    <StateChart machine={registrationBatchMachine} world={everything(registrationBatchMachine)} />
  ),
}

export const Registration: Story = {
  render: () => (
    <StateChart
      machine={registrationMachine}
      world={{ ...everything(registrationMachine), input: { reportedAt: null } }}
    />
  ),
}

/** What people see of an application in each state: Workbench/States of a room change. */
export const RoomChange: Story = {
  render: () => (
    <StateChart machine={roomChangeMachine} world={{ ...everything(roomChangeMachine), input: swapped }} />
  ),
}

export const StayAtSchool: Story = {
  render: () => <StateChart machine={stayAtSchoolMachine} world={everything(stayAtSchoolMachine)} />,
}

export const CheckOut: Story = {
  render: () => <StateChart machine={checkOutMachine} world={everything(checkOutMachine)} />,
}

export const LeaveSchool: Story = {
  render: () => (
    <StateChart
      machine={leaveSchoolMachine}
      world={{ ...everything(leaveSchoolMachine), input: { forGood: false } }}
    />
  ),
}

export const OutsideLiving: Story = {
  render: () => <StateChart machine={outsideLivingMachine} world={everything(outsideLivingMachine)} />,
}

export const Request: Story = {
  render: () => <StateChart machine={requestMachine} world={everything(requestMachine)} />,
}

export const Violation: Story = {
  render: () => <StateChart machine={violationMachine} world={everything(violationMachine)} />,
}

export const Punishment: Story = {
  render: () => (
    <StateChart
      machine={punishmentMachine}
      world={{ ...everything(punishmentMachine), input: { kind: 'warning' } }}
    />
  ),
}

export const Hardship: Story = {
  render: () => <StateChart machine={hardshipMachine} world={everything(hardshipMachine)} />,
}

export const Award: Story = {
  render: () => <StateChart machine={awardMachine} world={everything(awardMachine)} />,
}

export const AwardRecord: Story = {
  render: () => (
    <StateChart
      machine={awardRecordMachine}
      world={{ ...everything(awardRecordMachine), input: { accountId: 'account', paidOn: null } }}
    />
  ),
}

export const StatusChange: Story = {
  render: () => (
    <StateChart
      machine={statusChangeMachine}
      world={{ ...everything(statusChangeMachine), input: { needsClass: true, toClassId: 'class' } }}
    />
  ),
}

export const GraduateAudit: Story = {
  render: () => (
    <StateChart
      machine={graduateAuditMachine}
      world={{ ...everything(graduateAuditMachine), input: { conclusion: 'graduated' } }}
    />
  ),
}

export const Recheck: Story = {
  render: () => <StateChart machine={recheckMachine} world={everything(recheckMachine)} />,
}

export const HealthProposal: Story = {
  render: () => <StateChart machine={healthProposalMachine} world={everything(healthProposalMachine)} />,
}

export const Issue: Story = {
  render: () => <StateChart machine={issueMachine} world={everything(issueMachine)} />,
}

export const Reimbursement: Story = {
  render: () => <StateChart machine={reimbursementMachine} world={everything(reimbursementMachine)} />,
}

export const InsurancePayout: Story = {
  render: () => <StateChart machine={insurancePayoutMachine} world={everything(insurancePayoutMachine)} />,
}

export const Enlistment: Story = {
  render: () => <StateChart machine={enlistmentMachine} world={everything(enlistmentMachine)} />,
}

/** What becomes of a case by what happened to it; who may do what is decided by the rules beside the chart. */
export const Approval: Story = {
  render: () => <StateChart machine={approvalMachine} world={approvalModel} />,
}
