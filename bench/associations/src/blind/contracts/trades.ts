export type Period = 'month' | 'quarter' | 'year';

export interface Trade {
  service: string;
  noun: string;
  /** Dollars of a month. */
  size: [number, number];
  periods: Period[];
  scope: string[];
  extras: [string, number][];
  surcharge?: { word: string; text: string };
}

export const trades: readonly Trade[] = [
  {
    service: 'landscape maintenance',
    noun: 'Landscaping',
    size: [1400, 9800],
    periods: ['month'],
    scope: [
      'Mow, edge and blow turf 42 times per year',
      'Prune shrubs and groundcover every six weeks',
      'Inspect irrigation monthly and report breaks',
      'Weed beds and apply pre-emergent twice a year',
    ],
    extras: [
      ['Irrigation technician, per hour', 78],
      ['Bark mulch, installed, per yard', 64],
    ],
    surcharge: {
      word: 'fuel',
      text: 'A fuel surcharge may be added in any month in which diesel exceeds $4.75 a gallon.',
    },
  },
  {
    service: 'swimming pool and spa service',
    noun: 'Pool',
    size: [420, 2400],
    periods: ['month'],
    scope: [
      'Test and balance water three times weekly',
      'Brush tile and vacuum',
      'Backwash filters as required',
      'Keep the log that the health department requires',
    ],
    extras: [
      ['Service call outside visits', 125],
      ['Acid wash', 1850],
    ],
    surcharge: {
      word: 'chemical',
      text: 'A chemical surcharge applies when the price of chlorine to Contractor rises by more than a fifth.',
    },
  },
  {
    service: 'elevator maintenance',
    noun: 'Elevator',
    size: [380, 3600],
    periods: ['month', 'quarter'],
    scope: [
      'Examine, lubricate and adjust the elevators monthly',
      'Repair or replace parts worn by ordinary use',
      'Annual no-load safety test',
      'Regular-hours callbacks',
    ],
    extras: [
      ['Overtime callback, per hour', 412],
      ['Five-year full load test', 2950],
    ],
  },
  {
    service: 'janitorial service',
    noun: 'Janitorial',
    size: [650, 5200],
    periods: ['month'],
    scope: [
      'Vacuum halls and lobby five days a week',
      'Clean restrooms and the fitness room',
      'Polish elevator cabs',
      'Remove litter from the garage',
    ],
    extras: [
      ['Carpet shampoo, per floor', 165],
      ['Porter, per hour', 31],
    ],
  },
  {
    service: 'waste and recycling collection',
    noun: 'Disposal',
    size: [520, 4400],
    periods: ['month'],
    scope: [
      'Two 8-yard containers emptied twice weekly',
      'One 6-yard recycling container weekly',
      'Bulk pick-up by appointment',
    ],
    extras: [
      ['Extra pick-up, each', 95],
      ['Contaminated load', 210],
    ],
    surcharge: {
      word: 'fuel',
      text: 'Customer pays the fuel and environmental charge shown on Company\u2019s website, which is not fixed by this agreement.',
    },
  },
  {
    service: 'fire alarm monitoring and inspection',
    noun: 'Fire Protection',
    size: [85, 640],
    periods: ['month', 'quarter', 'year'],
    scope: [
      'Monitor the panel by two communicators at all hours',
      'Annual inspection and test under the adopted code',
      'Quarterly flow test of the wet system',
    ],
    extras: [
      ['Technician, per hour', 148],
      ['After-hours minimum', 390],
    ],
  },
  {
    service: 'pest control',
    noun: 'Pest Solutions',
    size: [95, 780],
    periods: ['month', 'quarter'],
    scope: [
      'Treat the exterior of all buildings',
      'Service rodent stations',
      'Treat inside units on request without charge',
    ],
    extras: [
      ['Bed bug treatment, per unit', 475],
      ['Wasp nest removal', 85],
    ],
  },
  {
    service: 'courtesy patrol',
    noun: 'Protective',
    size: [1900, 14500],
    periods: ['month'],
    scope: [
      'One uniformed officer from 8 p.m. to 4 a.m.',
      'Four vehicle rounds a night',
      'Written report each morning',
    ],
    extras: [
      ['Holiday hours', 46],
      ['Additional officer, per hour', 34],
    ],
  },
  {
    service: 'boiler and HVAC preventive maintenance',
    noun: 'Mechanical',
    size: [260, 2300],
    periods: ['quarter', 'year', 'month'],
    scope: [
      'Clean and tune boilers each fall',
      'Change filters quarterly',
      'Check belts, bearings and controls',
    ],
    extras: [
      ['Journeyman, per hour', 156],
      ['Refrigerant, per pound', 88],
    ],
  },
  {
    service: 'gate and access system service',
    noun: 'Access',
    size: [140, 900],
    periods: ['month', 'year'],
    scope: [
      'Lubricate and adjust operators quarterly',
      'Keep the directory of the entry phone',
      'Respond within four hours',
    ],
    extras: [
      ['Service call', 135],
      ['Remote control', 42],
    ],
  },
];
