import { plainStyle, row, type Block, type Paper, type Row } from '../layout/paper';
import { association, cornerDoor, unitTypes } from './facts';

const heading = (text: string): Block => ({ kind: 'heading', text });
const says = (text: string): Block => ({ kind: 'paragraph', text });
const percent = (tenThousandths: number): string =>
  `${Math.floor(tenThousandths / 10000)}.${String(tenThousandths % 10000).padStart(4, '0')}%`;

export interface SampleUnit {
  unit: string;
  floor: string;
  type: string;
  area: string;
  /** Ten-thousandths of a percent. */
  share: number;
}

/** The 48 units, floor by floor. */
export function sampleUnits(): SampleUnit[] {
  const floors = ['First', 'Second', 'Third', 'Fourth'];
  return floors.flatMap((floor, index) =>
    Array.from({ length: 12 }, (_, at) => at + 1).map((door) => {
      const kind = unitTypes.find((one) => (one.doors as readonly number[]).includes(door)) ?? cornerDoor;
      return {
        unit: `${index + 1}${String(door).padStart(2, '0')}`,
        floor,
        type: kind.type,
        area: kind.area,
        share: kind.share,
      };
    }),
  );
}

function unitRow(unit: SampleUnit): Row {
  return row('line', [unit.unit, unit.floor, unit.type, unit.area, percent(unit.share)]);
}

/** A declaration whose Exhibit B gives each unit's undivided interest; the interests add to exactly 100 %. */
export function declarationPaper(): Paper {
  return {
    title: 'Declaration of Covenants, Conditions and Restrictions',
    author: 'Larkin & Dell, P.C.',
    date: new Date('1998-06-22T16:00:00Z'),
    style: {
      ...plainStyle,
      font: 'serif',
      size: 10.2,
      margin: 64,
      accent: '#000000',
      letterhead: 'plain',
      grid: 'rows',
      header: 'rule',
      padding: 2.1,
    },
    footer: 'Copper Kestrel Condominiums - Declaration',
    pageNumbers: 'page-of',
    blocks: [
      {
        kind: 'paragraph',
        style: 'small',
        align: 'right',
        text: `Recorded June 22, 1998, Reception No. 98-0050417, ${association.county}, Colorado`,
      },
      { kind: 'space', points: 18 },
      {
        kind: 'title',
        text: 'DECLARATION OF COVENANTS, CONDITIONS AND RESTRICTIONS',
        sub: ['OF', 'COPPER KESTREL CONDOMINIUMS'],
      },
      says(
        `This Declaration is made this 15th day of June, 1998, by Kestrel Loop Development Company, a Colorado corporation ("Declarant"), owner of the real property in ` +
          `the County of Larimer, State of Colorado, known as ${association.street} and described in Exhibit A.`,
      ),
      heading('ARTICLE I. SUBMISSION AND NAME'),
      says(
        '1.1  Declarant submits the property to condominium ownership under the name Copper Kestrel Condominiums. The condominium has forty-eight (48) units in one building of four floors.',
      ),
      heading('ARTICLE II. DEFINITIONS'),
      says(`2.1  "Association" means ${association.name}, its successors and assigns.`),
      says(
        '2.2  "Unit" means a physical portion of the condominium designated for separate ownership, the boundaries of which are shown on the map.',
      ),
      says(
        '2.3  "Common Elements" means all portions of the condominium other than the units, including the roof, the elevators, the clubhouse and the grounds.',
      ),
      heading('ARTICLE III. ALLOCATED INTERESTS'),
      says(
        '3.1  The undivided interest in the Common Elements and the share of common expenses allocated to each unit are set out in Exhibit B. They were computed by type of unit and are stated ' +
          'to four decimal places; the whole is one hundred percent (100%).',
      ),
      says(
        '3.2  Each unit has one vote in the Association. An allocated interest may not be changed without the consent of every owner affected.',
      ),
      heading('ARTICLE IV. ASSESSMENTS'),
      says(
        '4.1  The board shall adopt a budget each year and mail a summary to the owners at least thirty (30) days before the meeting at which it is considered. Common expenses are assessed against the ' +
          'units in proportion to their allocated interests and are payable in monthly installments.',
      ),
      says(
        '4.2  An assessment not paid within fifteen (15) days of its due date bears interest at twelve percent (12%) per year and a late charge of $25.00.',
      ),
      heading('ARTICLE V. MAINTENANCE AND INSURANCE'),
      says(
        '5.1  The Association maintains the Common Elements. Each owner maintains the interior of the unit, its fixtures and its appliances.',
      ),
      says(
        '5.2  The Association insures the building for its full replacement cost and carries liability insurance of not less than $1,000,000. Its deductible is a common expense.',
      ),
      { kind: 'page' },
      {
        kind: 'title',
        text: 'EXHIBIT B',
        sub: [
          'ALLOCATED INTERESTS',
          'Percentage of undivided interest in the Common Elements and share of common expenses',
        ],
      },
      {
        kind: 'table',
        width: 0.9,
        columns: [
          { weight: 1, align: 'left' },
          { weight: 1.3, align: 'left' },
          { weight: 0.9, align: 'center' },
          { weight: 1.5, align: 'right' },
          { weight: 2, align: 'right' },
        ],
        rows: [
          row('header', ['Unit', 'Floor', 'Type', 'Area (sq. ft.)', 'Undivided interest']),
          ...sampleUnits().map(unitRow),
          row('total', ['Total', '', '', '', '100.0000%']),
        ],
      },
    ],
  };
}
