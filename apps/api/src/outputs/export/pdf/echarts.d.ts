/** The same library in one file: its single modules take a second of a processor to load, this a tenth. */
declare module 'echarts/dist/echarts.esm.min' {
  export const init: (typeof import('echarts'))['init'];
}
