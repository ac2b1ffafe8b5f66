import { read, shares } from './testing/declaration';

describe('units that share one row or sentence', () => {
  it('may be ranges with both ends included', () => {
    const { parts } = read(`DECLARATION OF CONDOMINIUM
EXHIBIT D
Units                         Area      Percentage of undivided interest of each unit
101, 103 and 105              900       10%
201 through 204, inclusive    1,100     17.5%
Aggregate (7 units)           7,100     100%`);
    expect(shares(parts[0])).toEqual([
      '101=1/10', '103=1/10', '105=1/10',
      '201=7/40', '202=7/40', '203=7/40', '204=7/40',
    ]); // prettier-ignore
  });

  it('are of the type whose sentence numbers them', () => {
    const { parts } = read(`DECLARATION OF CONDOMINIUM
Type A units are studios and are numbered 101,
102 and 103. Type B units have one bedroom and are numbered 201 and 202.
Each Type A unit has an undivided two-twelfths (2/12) share in the common elements. Each Type B unit has an
undivided three-twelfths (3/12) share in the common elements.
Common expenses are shared alike, except that television is shared equally, one-fifth (1/5) by each unit.`);
    expect(shares(parts[0])).toEqual(['101=1/6', '102=1/6', '103=1/6', '201=1/4', '202=1/4']);
  });
});

describe('a proposed amendment', () => {
  const proposed = `PROPOSED SECOND AMENDMENT
to the Declaration of Condominium of Fern Gate
DRAFT - NOT ADOPTED
The percentage interests appurtenant to each Unit are amended to read:
Unit 1     20%
Unit 2     30%
Unit 3     50%`;

  it('is not in force', () => {
    const { parts } = read(proposed);
    expect(parts.map(({ inForce }) => inForce)).toEqual([false]);
    expect(parts[0]?.why).toMatch(/not in force/);
  });

  it('leaves the declaration in force', () => {
    const { parts } = read(`DECLARATION OF CONDOMINIUM
EXHIBIT B
Percentage interest in common elements
Unit 1     30%
Unit 2     30%
Unit 3     40%\f${proposed}`);
    expect(shares(parts.find(({ inForce }) => inForce))).toEqual(['1=3/10', '2=3/10', '3=2/5']);
    expect(parts.filter(({ inForce }) => inForce)).toHaveLength(1);
  });
});
