export const enter = 'Enter';
export const tab = 'Tab';

export const ctrl = 'Ctrl';
export const commandsGoAnywhere = 'Commands: go anywhere, and find orders, customers, and services';
export const goToNotification = 'Go to the notification';
export const goToSearch = 'Go to search';
export const thisHelp = 'This help';
export const openTheOrder = 'Open the order';
export const itsStatus = 'Its status';
export const selectOrDeselectIt = 'Select or deselect it';

export const turnOffSingleKeys = 'Turn off single keys if you use voice control or press keys by accident.';
export const singleKeys = 'Single keys';
export const always = 'Always';
export const onEveryPage = 'On every page';
export const inListOfOrders = 'In the list of orders';
