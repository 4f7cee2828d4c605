/** What FormField hands to the control it wraps; spread it. */
export type ControlProps = {
  id: string;
  'aria-describedby'?: string;
  'aria-invalid'?: true;
  'aria-required'?: true;
};

/** The same wiring, optional, in the props of every input of the kit. */
export type WiredProps = Partial<ControlProps> & {
  name?: string;
  disabled?: boolean;
  onBlur?: () => void;
  'aria-label'?: string;
};
