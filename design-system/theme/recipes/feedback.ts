import { alertRecipe } from '#design-system/alert/alert.recipe.ts'
import { bannerRecipe } from '#design-system/banner/banner.recipe.ts'
import { barcodeRecipe } from '#design-system/barcode/barcode.recipe.ts'
import { dialogRecipe } from '#design-system/dialog/dialog.recipe.ts'
import { diffViewerRecipe } from '#design-system/diff-viewer/diff-viewer.recipe.ts'
import { fileUploadRecipe } from '#design-system/file-upload/file-upload.recipe.ts'
import { imageUploadRecipe } from '#design-system/image-upload/image-upload.recipe.ts'
import { jsonViewerRecipe } from '#design-system/json-viewer/json-viewer.recipe.ts'
import { loadingOverlayRecipe } from '#design-system/loading-overlay/loading-overlay.recipe.ts'
import { popoverRecipe } from '#design-system/popover/popover.recipe.ts'
import { progressRecipe } from '#design-system/progress/progress.recipe.ts'
import { progressStepsRecipe } from '#design-system/progress/progress-steps.recipe.ts'
import { qrCodeRecipe } from '#design-system/qr-code/qr-code.recipe.ts'
import { resultRecipe } from '#design-system/result/result.recipe.ts'
import { richTextRecipe } from '#design-system/rich-text/rich-text.recipe.ts'
import { signaturePadRecipe } from '#design-system/signature-pad/signature-pad.recipe.ts'
import { skeletonRecipe } from '#design-system/skeleton/skeleton.recipe.ts'
import { spinnerRecipe } from '#design-system/spinner/spinner.recipe.ts'
import { toasterRecipe } from '#design-system/toaster/toaster.recipe.ts'
import { tooltipRecipe } from '#design-system/tooltip/tooltip.recipe.ts'
import { tourRecipe } from '#design-system/tour/tour.recipe.ts'

export const feedback = {
  recipes: { skeleton: skeletonRecipe, spinner: spinnerRecipe, tooltip: tooltipRecipe },
  slotRecipes: {
    alert: alertRecipe,
    banner: bannerRecipe,
    barcode: barcodeRecipe,
    dialog: dialogRecipe,
    diffViewer: diffViewerRecipe,
    fileUpload: fileUploadRecipe,
    imageUpload: imageUploadRecipe,
    jsonViewer: jsonViewerRecipe,
    loadingOverlay: loadingOverlayRecipe,
    popover: popoverRecipe,
    progress: progressRecipe,
    progressSteps: progressStepsRecipe,
    qrCode: qrCodeRecipe,
    result: resultRecipe,
    richText: richTextRecipe,
    signaturePad: signaturePadRecipe,
    toaster: toasterRecipe,
    tour: tourRecipe,
  },
}
