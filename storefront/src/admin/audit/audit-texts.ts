export const someone = 'Someone';
export const when = 'When';
export const audit = 'Audit';
export const loadingWhatHappened = 'Loading what happened';
export const auditLogDidntLoad = "The audit log didn't load";
export const nothingHereYet = 'Nothing here yet';
export const someoneRemoved = 'Someone removed';
export const person = 'Person';
