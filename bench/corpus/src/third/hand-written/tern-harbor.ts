import { is, statement, year, type HandWritten } from '../../blind/hand-written/kit';

const mail = `From: Dottie Kessler <treasurer@ternharborhoa.example>
To: Tern Harbor owners
Date: Sun, 12 Jan 2025 16:41:09 -0500
Subject: 2024 numbers + what I propose for 2025

Hi all,

Here is how we ended 2024 and what I think we need in 2025. The first number is what we
actually spent (or got), the second is my proposal. Insurance is the big one!! They raised
us $1,140 after the hurricane claims.

                                      2024 actual     2025 proposed

MONEY IN
   Dues (22 x $85 x 12)                22,185.00         22,440.00
   Late fees                               75.00                 0
   Bank interest                           18.46             15.00
   TOTAL IN                            22,278.46         22,455.00

MONEY OUT
   Insurance                            6,410.00          7,550.00
   Mowing (Hector)                      5,200.00          5,400.00
   Mulch + flowers                        618.22            650.00
   Dock electric                          941.77            975.00
   Dock repairs (2 pilings)             3,275.00          1,500.00
   Water                                  388.15            400.00
   Attorney                                 0.00            250.00
   Stamps, bank, zoom                     244.90            260.00
   Put in dock fund (savings)           4,800.00          4,800.00
   TOTAL OUT                           21,878.04         21,785.00

   Left over                              400.42            670.00

Checking on 12/31 was $3,902.11 and the dock fund was $31,046.80 (that includes $602.37 of
interest, which stays in the fund).

Reply by Friday if you object. No dues increase!

Dottie
sent from my iPad
`;

/** An e-mail to the owners; the text around the table has amounts of its own. */
export const ternHarbor: HandWritten = {
  name: 'tern-harbor',
  format: 'txt',
  association: 'Tern Harbor HOA',
  write: () => Promise.resolve(Buffer.from(mail)),
  statements: [
    statement({
      columns: [
        { label: '2024 actual', scenario: 'actual', period: year(2024) },
        { label: '2025 proposed', scenario: 'proposed', period: year(2025) },
      ],
      rows: [
        ['Dues (22 x $85 x 12)', is.income, 22185, 22440],
        ['Late fees', is.income, 75, 0],
        ['Bank interest', is.income, 18.46, 15],
        ['TOTAL IN', is.total, 22278.46, 22455],
        ['Insurance', is.cost, 6410, 7550],
        ['Mowing (Hector)', is.cost, 5200, 5400],
        ['Mulch + flowers', is.cost, 618.22, 650],
        ['Dock electric', is.cost, 941.77, 975],
        ['Dock repairs (2 pilings)', is.cost, 3275, 1500],
        ['Water', is.cost, 388.15, 400],
        ['Attorney', is.cost, 0, 250],
        ['Stamps, bank, zoom', is.cost, 244.9, 260],
        ['Put in dock fund (savings)', is.cost, 4800, 4800],
        ['TOTAL OUT', is.total, 21878.04, 21785],
        ['Left over', is.net, 400.42, 670],
      ],
      sums: [
        [22278.46, 21878.04],
        [22455, 21785],
      ],
    }),
  ],
};
