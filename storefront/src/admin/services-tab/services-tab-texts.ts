/** Texts of the services tab. */

export const serviceCreated = 'Service created';
export const serviceCreateFailed = 'Failed to create service';
export const addService = 'Add Service';
export const createService = 'Create Service';
export const serviceUpdated = 'Service updated';
export const serviceUpdateFailed = 'Failed to update service';
export const editService = 'Edit Service';
export const description = 'Description';
export const oneOrTwoSentences = 'One or two sentences about what you do to the glove.';
export const price = 'Price ($)';
export const category = 'Category';
export const relacingServicesLetCustomer = 'Relacing services let the customer choose a lace color.';
export const whatsIncludedOptional = "What's included (optional)";
export const shortLineForEach = 'A short line for each thing, up to six.';
export const daysOptional = 'Days (optional)';
export const howLongItTakes = 'How long it takes. If empty, the turnaround in Shop settings.';
export const pictureOptional = 'Picture (optional)';
export const photoOfWork = 'A photo of the work. Without one, the shop shows a drawing.';
export const serviceHasOnePicture = 'A service has one picture. Remove it to choose another one.';

export const editName = (name: string) => `Edit ${name}`;
export const noServicesYet = 'No services yet. Create your first service to get started.';
export const servicesReordered = 'Services reordered';
export const servicesReorderFailed = 'Failed to reorder services';
export const activeName = (name: string) => `Active: ${name}`;
