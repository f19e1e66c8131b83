import { describe, expect, it } from 'vitest';
import { cases } from '#domain/testing/cases';
import { carrierName, isSameService, serviceName } from './service-names';

describe('serviceName (rule 27.20)', () => {
  cases([
    ['USPS', 'GroundAdvantage', 'USPS Ground Advantage'],
    ['USPS', 'First', 'USPS First-Class Mail'],
    ['USPS', 'Priority', 'USPS Priority Mail'],
    ['USPS', 'Express', 'USPS Priority Mail Express'],
    ['UPSDAP', 'Ground', 'UPS Ground'],
    ['UPSDAP', '2ndDayAirAM', 'UPS 2nd Day Air AM'],
    ['UPS', 'NextDayAirEarlyAM', 'UPS Next Day Air Early'],
    ['FedExDefault', 'FEDEX_GROUND', 'FedEx Ground'],
    ['FedEx', 'FEDEX_2_DAY_AM', 'FedEx 2Day AM'],
    ['FedExDefault', 'GROUND_HOME_DELIVERY', 'FedEx Home Delivery'],
    ['DHLExpress', 'MedicalExpress', 'DHL Express Medical Express'],
    ['OnTracV3', 'Ground', 'OnTrac Ground'],
    // Unknown carriers and services are readable, too.
    ['SpeedyMail', 'OVERNIGHT_by_10AM', 'Speedy Mail Overnight By 10AM'],
    ['GSO', 'EarlyPriorityOvernight', 'GSO Early Priority Overnight'],
  ])('calls %s %s "%s"', ([carrier, service]) => serviceName({ carrier, service }));

  it('names a carrier alone', () => {
    expect([carrierName('UPSDAP'), carrierName('FedExDefault'), carrierName('toString')]).toEqual([
      ...['UPS', 'FedEx', 'To String'],
    ]);
  });
});

describe('isSameService (rule 27.20)', () => {
  const rate = { carrier: 'UPSDAP', service: '2ndDayAir' };

  cases([
    [{ carrier: 'upsdap', service: '2nddayair' }, true],
    [{ carrier: 'UPS', service: '2nd Day Air' }, true],
    [{ carrier: 'UPS', service: null }, true],
    [{ carrier: 'UPS', service: 'Ground' }, false],
    [{ carrier: 'USPS', service: null }, false],
  ])('compares a shop setting %o with a rate: %s', ([setting]) => isSameService(setting, rate));

  it('knows a service by the name the dashboard shows', () => {
    const setting = { carrier: 'USPS', service: 'Priority Mail Express' };
    expect(isSameService(setting, { carrier: 'USPS', service: 'Express' })).toBe(true);
    expect(isSameService(setting, { carrier: 'USPS', service: 'Priority' })).toBe(false);
  });
});
