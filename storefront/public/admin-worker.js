// The dashboard's service worker shows notifications and opens what they're about. It stores nothing and answers no request.

const ICON = '/app-icon-192.png';
const DASHBOARD = /^\/admin(?:$|\/(?!login|invitation))/;

self.addEventListener('push', (event) => {
  const { title, url, tag } = event.data.json();
  event.waitUntil(self.registration.showNotification(title, { tag, icon: ICON, data: { url } }));
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(openDashboard(event.notification.data.url));
});

// An open dashboard goes there itself, because a new page would lose what's typed in it.
async function openDashboard(url) {
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const dashboard = windows.find((each) => DASHBOARD.test(new URL(each.url).pathname));
  if (!dashboard) return self.clients.openWindow(url);
  await dashboard.focus();
  dashboard.postMessage({ open: url });
}
