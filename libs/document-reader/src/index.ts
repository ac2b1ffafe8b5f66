export type { Box, Cell, Container, Line, Page, ReadDocument, Ruling, Word } from './page/types';
