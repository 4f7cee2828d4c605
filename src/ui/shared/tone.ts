export type Tone = 'neutral' | 'brand' | 'success' | 'warning' | 'error' | 'info';

export const toneColors: Record<Tone, { bg: string; color: string }> = {
  neutral: { bg: 'neutral.tint', color: 'neutral.tintFg' },
  brand: { bg: 'brand.tint', color: 'brand.fg' },
  success: { bg: 'success.tint', color: 'success.tintFg' },
  warning: { bg: 'warning.tint', color: 'warning.tintFg' },
  error: { bg: 'error.tint', color: 'error.tintFg' },
  info: { bg: 'info.tint', color: 'info.tintFg' },
};
