import { doc } from '../fourth/write';

const pdf = doc('pdf');

/** Typed PDF files: departments, letters, two languages, months and groups. */
export const typedThree = [
  pdf(
    {
      name: 'prairie-star-master',
      association: 'Prairie Star Master Community Association',
      stops: [330, 410, 490, 555],
      page: { size: 7 },
    },
    `
*Prairie Star Master Community Association - FY2026 Adopted Budget by Department
1,850 homes, fiscal year October 1, 2025 to September 30, 2026
@ FY25 Budget;2024-10..2025-09;b | FY25 Forecast;2024-10..2025-09;j | FY26 Adopted;2025-10..2026-09;b | FY26 as % of FY25;2025-10..2026-09;b;percent=3/1

||||FY26 as
Dept-Acct / Description|FY25 Budget|FY25 Forecast|FY26 Adopted|% of FY25
h|*00 REVENUE
i|00-4000 Master Assessments|2,220,000|2,220,000|2,331,000|105.0%
i|00-4010 Builder Assessments|38,400|26,200|14,400|37.5%
i|00-4100 Resale Transfer Fees|61,250|54,900|59,500|97.1%
i|00-4200 Covenant Fines|15,000|18,735|15,000|100.0%
i|00-4300 Interest Income|9,600|14,812|12,000|125.0%
i|20-4500 Guest Passes and Pool Parties|17,500|19,340|18,500|105.7%
i|30-4600 Clubhouse Rentals|42,000|47,115|46,000|109.5%
i|40-4700 Program Fees and Camps|88,000|91,270|94,000|106.8%
tio|*TOTAL REVENUE|2,491,750|2,492,372|2,590,400|104.0%
h|*10 ADMINISTRATION
c|10-5000 Management Contract|288,600|288,600|297,258|103.0%
c|10-5010 On-Site Staff|214,000|209,475|223,500|104.4%
c|10-5100 Insurance|97,300|104,260|116,800|120.0%
c|10-5110 Audit, Tax, Legal|46,500|58,020|52,000|111.8%
c|10-5120 Postage, Printing, Website|27,800|25,914|28,300|101.8%
c|10-5130 Bad Debt|22,200|16,480|20,000|90.1%
s|Dept 10 Total|696,400|702,749|737,858|106.0%
h|*20 AQUATICS
c|20-6000 Lifeguard Contract|238,700|241,318|252,400|105.7%
c|20-6010 Chemicals and Service|61,900|66,275|66,000|106.6%
c|20-6020 Pool Repairs|25,000|31,822|28,000|112.0%
c|20-6030 Water, Gas, Electric - Pools|58,300|56,144|59,500|102.1%
s|Dept 20 Total|383,900|395,559|405,900|105.7%
h|*30 CLUBHOUSE
c|30-6100 Janitorial|46,200|46,200|47,600|103.0%
c|30-6110 Utilities - Clubhouse|33,400|34,867|35,500|106.3%
c|30-6120 Repairs and Furnishings|18,000|14,393|18,000|100.0%
c|30-6130 Security and Access|21,600|22,154|22,600|104.6%
s|Dept 30 Total|119,200|117,614|123,700|103.8%
h|*40 LIFESTYLE
c|40-6200 Lifestyle Director|72,000|72,000|74,900|104.0%
c|40-6210 Camps and Classes|69,500|71,838|74,000|106.5%
c|40-6220 Community Events|54,000|55,619|56,000|103.7%
s|Dept 40 Total|195,500|199,457|204,900|104.8%
h|*50 GROUNDS
c|50-7000 Landscape Contract|512,400|512,400|527,772|103.0%
c|50-7010 Irrigation Water|168,000|189,420|184,000|109.5%
c|50-7020 Irrigation Repairs|39,000|43,955|41,000|105.1%
c|50-7030 Trees and Color|47,500|44,118|48,000|101.0%
c|50-7040 Pond and Fountain|26,900|25,370|27,600|102.6%
c|50-7050 Street Lights and Holiday Lights|71,300|72,206|74,300|104.2%
s|Dept 50 Total|865,100|887,469|902,672|104.3%
h|*90 RESERVES
c|90-9000 Contribution to Replacement Fund|231,650|231,650|215,370|93.0%
s|Dept 90 Total|231,650|231,650|215,370|93.0%
tco|*TOTAL ALL DEPARTMENTS|2,491,750|2,534,498|2,590,400|104.0%
no|*NET|0|(42,126)|0|

Assessment: FY25 $1,200 per home per year; FY26 $1,260.`,
  ),
  pdf(
    {
      name: 'granite-ridge-ratification',
      association: 'Granite Ridge at Snoqualmie Owners Association',
      stops: [400, 500],
      page: { size: 10.5, font: 'Times' },
    },
    `
*Granite Ridge at Snoqualmie Owners Association
November 4, 2024

RE: Notice of budget ratification meeting and summary of the 2025 budget

Dear Owner:

On October 29 the Board adopted the budget summarized below. A meeting of the owners to consider
ratification will be held on December 3, 2024 at 6:30 p.m. by video conference. Unless owners holding a
majority of the votes reject the budget, it is ratified, whether or not a quorum is present.
@ 2024;2024;b | 2025;2025;b

|2024|2025
h|Projected income
i|Regular assessments (58 lots)|$83,520|$90,480
i|Other income|$1,150|$1,100
tio|Total income|$84,670|$91,580
h|Projected common expenses
c|Administrative|$19,870|$20,655
c|Landscape and common areas|$31,400|$33,215
c|Utilities|$6,900|$7,310
c|Insurance and taxes|$5,600|$6,400
c|Contribution to reserve account|$20,900|$24,000
tco|Total common expenses|$84,670|$91,580

Assessments are $130.00 per lot per month (2024: $120.00), due on the first of each month.

Reserve disclosures: The Association has a current reserve study. It recommends a contribution of $31,800 in 2025;
the budget deviates from it by $7,800. The reserve account is projected to be underfunded by $64,206
at year end, which is $1,107 per lot. At the recommended contribution the account is fully funded by 2037.

If the budget is rejected, the 2024 budget continues until a new one is ratified.

                                                       For the Board, the Secretary`,
  ),
  pdf(
    {
      name: 'mesa-del-rio',
      association: 'Mesa del Rio Townhomes / Asociacion de Propietarios',
      stops: [345, 430, 515],
      page: { size: 9 },
    },
    `
*Mesa del Rio Townhomes Association / Asociacion de Propietarios
*Budget 2025 / Presupuesto 2025 - 36 homes / casas
@ Presupuesto 2024;2024;b | Real 2024 (Actual);2024;a | Presupuesto 2025;2025;p

|Presupuesto|Real 2024|Propuesta
|2024 Budget|(Actual)|2025 Proposed
h|*INGRESOS / INCOME
i|Cuotas mensuales / Monthly dues ($145; 2025 $152)|62,640.00|61,335.00|65,664.00
i|Recargos / Late fees|450.00|775.00|600.00
i|Renta del salon / Hall rental|800.00|1,150.00|1,000.00
tio|Total ingresos / income|63,890.00|63,260.00|67,264.00
h|*GASTOS / EXPENSES
c|Jardineria / Landscaping|14,400.00|14,400.00|14,940.00
c|Agua y drenaje / Water & sewer|10,200.00|11,462.18|11,500.00
c|Basura / Trash|6,480.00|6,480.00|6,804.00
c|Luz / Electricity|1,920.00|2,033.47|2,100.00
c|Seguro / Insurance|9,850.00|10,417.00|11,300.00
c|Alberca / Pool|5,400.00|6,128.95|5,700.00
c|Reparaciones / Repairs|4,500.00|3,216.40|4,500.00
c|Administracion / Management|6,480.00|6,480.00|6,696.00
c|Contador / Accountant|650.00|650.00|675.00
c|Copias y correo / Copies & mail|250.00|188.12|250.00
c|Fondo de reserva / Reserve fund|3,600.00|3,600.00|3,600.00
tco|Total gastos / expenses|63,730.00|65,056.12|68,065.00
no|*Sobrante (faltante) / Surplus (deficit)|160.00|(1,796.12)|(801.00)

Saldo del fondo de reserva / Reserve balance 12/31/2024: $27,904.66
Junta / Meeting: sabado 11 de enero, 10:00 a.m., en el salon.`,
  ),
  pdf(
    {
      name: 'hawks-landing-months',
      association: 'Hawks Landing Property Owners Association',
      stops: [178, 221, 264, 307, 350, 393, 436, 479, 522, 565, 608, 651, 694, 748],
      page: { size: 6.5, landscape: true },
    },
    `
*Hawks Landing Property Owners Association
*Budget Calendarization 2025 (Approved 11/19/24)
@ Jan;2025-01..2025-01;b | Feb;2025-02..2025-02;b | Mar;2025-03..2025-03;b | Apr;2025-04..2025-04;b | May;2025-05..2025-05;b | Jun;2025-06..2025-06;b | Jul;2025-07..2025-07;b | Aug;2025-08..2025-08;b | Sep;2025-09..2025-09;b | Oct;2025-10..2025-10;b | Nov;2025-11..2025-11;b | Dec;2025-12..2025-12;b | 2025 Total;2025;b;sum=1-12 | 2024 Budget;2024;b

|Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec|2025 Total|2024 Budget
h|*Income
i|Quarterly Assessments|47,250|0|0|47,250|0|0|47,250|0|0|47,250|0|0|189,000|180,000
i|Late Fees|0|150|50|0|150|50|0|150|50|0|150|50|800|700
i|Boat Storage|0|0|3,200|0|0|0|0|0|0|0|0|0|3,200|3,000
i|Interest|35|35|35|35|35|35|35|35|35|35|35|35|420|240
tio|*Total Income|47,285|185|3,285|47,285|185|85|47,285|185|85|47,285|185|85|193,420|183,940
h|*Expenses
c|Management|2,060|2,060|2,060|2,060|2,060|2,060|2,060|2,060|2,060|2,060|2,060|2,060|24,720|24,000
c|Landscape Contract|3,100|3,100|5,450|5,450|5,450|5,450|5,450|5,450|5,450|5,450|3,100|3,100|56,000|54,300
c|Mulch and Flowers|0|0|4,800|0|0|1,200|0|0|0|2,600|0|0|8,600|8,200
c|Irrigation Water|0|0|0|900|1,850|2,400|2,700|2,650|1,900|700|0|0|13,100|12,600
c|Electricity|610|600|590|580|580|590|600|600|590|590|600|640|7,170|6,900
c|Ramp and Dock Repairs|0|0|0|3,500|0|0|0|0|1,500|0|0|0|5,000|4,500
c|Pond Treatment|0|0|640|640|640|640|640|640|640|0|0|0|4,480|4,340
c|Insurance|0|0|0|0|0|9,870|0|0|0|0|0|0|9,870|9,100
c|Legal|300|300|300|300|300|300|300|300|300|300|300|300|3,600|3,000
c|Tax Return and Review|0|0|2,250|0|0|0|0|0|0|0|0|0|2,250|2,150
c|Property Tax|0|0|0|0|0|0|0|0|0|0|1,915|0|1,915|1,860
c|Printing and Meetings|420|80|80|80|80|80|80|80|80|80|640|80|1,860|1,750
c|Social Committee|0|0|0|400|0|0|900|0|0|500|0|1,100|2,900|2,800
s|*Total Operating|6,490|6,140|16,170|13,910|10,960|22,590|12,730|11,780|12,520|12,280|8,615|7,280|141,465|135,500
c|Reserve Transfer|10,500|0|0|10,500|0|0|10,500|0|0|10,500|0|0|42,000|40,000
tco|*Total Expenses|16,990|6,140|16,170|24,410|10,960|22,590|23,230|11,780|12,520|22,780|8,615|7,280|183,465|175,500
no|*Net|30,295|(5,955)|(12,885)|22,875|(10,775)|(22,505)|24,055|(11,595)|(12,435)|24,505|(8,430)|(7,195)|9,955|8,440`,
  ),
  pdf(
    {
      name: 'thornapple-glen',
      association: 'Thornapple Glen Condominium Association',
      stops: [340, 420, 500],
      page: { size: 11, font: 'Times' },
    },
    `
*Thornapple Glen Condominium Association
Condensed Statement of Operations for the Annual Report, year ended March 31, 2025
@ Budget;2024-04..2025-03;b | Actual;2024-04..2025-03;a | Next Year;2025-04..2026-03;b
(in whole dollars; detail is at the office)

|Budget|Actual|Next Year
i|Total Assessment Income|318,240|318,240|334,152
i|Total Other Income|4,800|7,266|5,500
ti|Total Income|323,040|325,506|339,652

c|Total Administrative Expenses|41,650|43,118|43,900
c|Total Utilities|57,300|60,944|62,800
c|Total Building Maintenance|66,420|71,507|69,000
c|Total Grounds Maintenance|48,900|47,365|50,300
c|Total Insurance|49,770|53,180|58,652
g|Total Operating Expenses|264,040|276,114|284,652
c|Reserve Funding|59,000|59,000|55,000
n|Net|0|(9,608)|0

The auditor's full report may be read in the clubhouse library.`,
  ),
] as const;
