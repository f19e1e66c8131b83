import { createdAnswer } from '#domain/wire/change-answers';
import { call } from './call';
import { dashboardCookie } from './program';

const RELACE = { name: 'Relace', description: 'Every lace by hand', price: 6500, category: 'relacing' };

interface OfferedService {
  serviceId: string;
  headers: { Cookie: string };
}

/** Creates a service for $65.00 as the owner, which is faster than the demo content. */
export async function offerService(url: string): Promise<OfferedService> {
  const headers = await dashboardCookie(url);
  const { body } = await call(`${url}/api/services`, { body: { ...RELACE, active: 1 }, headers });
  return { serviceId: createdAnswer.parse(body).id, headers };
}
