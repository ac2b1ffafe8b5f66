import { namesAnother } from './association-names';

describe('names of one association', () => {
  it.each([
    ['Aspen Ridge', 'Aspen Ridge Condominium Association, Inc.'],
    ['ASPEN RIDGE HOA', 'The Aspen Ridge Homeowners’ Association'],
    ['The Villas at Aspen Ridge', 'Aspen Ridge Estates'],
    ['', 'Aspen Ridge'],
    ['The Owners Association', 'Owners Association, Inc.'],
    ['Loon Lake Improvement Association', 'Loon Lake Assn.'],
    ['Loon Lake Improvement Association', 'LLIA'],
    ['QRHOA', 'Quail Run Homeowners Association'],
    ['MSRA', 'Millstone Recreation Association'],
    ['Teal Sound Horizontal Property Regime', 'TEAL SOUND H.P.R.'],
    ['Heath Point', 'Heath Pointe Homeowners Association'],
    ['SANDPlPER COVE CONDOMINIUM', 'Sandpiper Cove Condominium'],
    ['Mill Brook Village', 'Millbrook Village HOA'],
    ['Tanner and Gull Pt Road Association', "Tanner's & Gull Point Road Assn"],
    ['Alder Green 2023/2024 Profit/Loss', 'Alder Green 2005/2006 Budget'],
    ['Fern Court Section II', 'Fern Court, Section 2'],
    ['Homeowners Association', 'Aspen Ridge'],
  ])('%s and %s', (one, other) => {
    expect([namesAnother(one, other), namesAnother(other, one)]).toEqual([false, false]);
  });
});

describe('names of different associations', () => {
  it.each([
    ['Aspen Ridge Homeowners Association', 'Aspen Grove Condominium Owners Association'],
    ['Aspen Ridge', 'Willow Bend HOA'],
    ['Fern Court Section II', 'Fern Court Section III'],
    ['14 Elm Terrace Trust', '16 Elm Terrace Trust'],
    ['Oak HOA', 'Ocean Park HOA'],
    ['Teal Villas Association', 'Teal Key Condominium Association'],
    ['Arbor Walk', 'Harbor Walk'],
    ['MSRA', 'Mallard Pond Association'],
    ['LLIA', 'Aspen Ridge Association'],
    ['Heron Lakes Master Association', 'Heron Lakes Recreation Association'],
  ])('%s and %s', (one, other) => {
    expect([namesAnother(one, other), namesAnother(other, one)]).toEqual([true, true]);
  });
});
