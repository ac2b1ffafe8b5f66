export { Badge, type BadgeProps } from './badge';
export { Banner, type BannerProps } from './banner';
export { BoxedImage, type BoxedImageProps, type ImageBox } from './boxed-image';
export { Button, type ButtonProps } from './button';
export { Card, CardHeader, type CardHeaderProps, type CardProps } from './card';
export { GroupedBars, StackedColumns, type BarsProps, type GroupedBarsProps } from './charts/bars';
export { ChartFigure, type ChartFigureProps } from './charts/chart-figure';
export { Lines } from './charts/lines';
export { seriesColour, type ChartRow, type ChartSeries } from './charts/series';
export { ShareBars, type ShareBarsProps } from './charts/share-bars';
export { type WaterfallStep } from './charts/waterfall';
export { WaterfallChart } from './charts/waterfall-chart';
export { classNames } from './class-names';
export { ConfirmDialog, type ConfirmDialogProps } from './confirm-dialog';
export { Dialog, type DialogProps } from './dialog';
export {
  DropdownMenu,
  MenuItem,
  MenuRadioGroup,
  MenuRadioItem,
  MenuSeparator,
  type DropdownMenuProps,
} from './dropdown-menu';
export { EmptyState, type EmptyStateProps } from './empty-state';
export { ErrorPanel, type ErrorPanelProps } from './error-panel';
export { Checkbox, Input, Select, Textarea, type CheckboxProps } from './fields';
export { FileDrop, type FileDropProps } from './file-drop';
export { FormField, Label, type FormFieldProps } from './form-field';
export { MoneyInput, MoneyText, type MoneyInputProps, type MoneyTextProps } from './money';
export { PageHeader, type PageHeaderProps } from './page-header';
export { PercentChange, type PercentChangeProps } from './percent-change';
export { InfoTip, Popover, type PopoverProps } from './popover';
export { UiRoot, usePortalRoot, type UiRootProps } from './portal-root';
export { Progress, type ProgressProps } from './progress';
export { Loading, Skeleton } from './skeleton';
export { Slider, type SliderProps } from './slider';
export { SourceMark, sourceKinds, sourceLabel, type SourceKind, type SourceMarkProps } from './source-mark';
export { StatTile, type StatTileProps } from './stat-tile';
export { StepNumber, Steps, type StepItem, type StepState } from './steps';
export {
  Table,
  TableBody,
  TableCell,
  TableFoot,
  TableHead,
  TableHeaderCell,
  TableRow,
  type TableProps,
  type TableRowProps,
} from './table';
export { Tab, TabPanel, Tabs, TabsList } from './tabs';
export { Tooltip, type TooltipProps } from './tooltip';
export { VirtualRows, type VirtualRowsProps } from './virtual-rows';
