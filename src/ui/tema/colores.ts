/** One role of the palette in both modes; the test over this table proves every pair reaches AA. */
export type ColorRole = { readonly claro: string; readonly oscuro: string };

export const COLORES = {
  'bg.canvas': { claro: '#FBF7F0', oscuro: '#101816' },
  'bg.surface': { claro: '#FFFFFF', oscuro: '#18221F' },
  'bg.subtle': { claro: '#F7F5EF', oscuro: '#1D2925' },
  'bg.hover': { claro: '#F1EFE7', oscuro: '#23312C' },
  'bg.skeleton': { claro: '#ECE8DE', oscuro: '#293732' },
  'bg.inverse': { claro: '#1D2A27', oscuro: '#ECF3F0' },

  fg: { claro: '#1D2A27', oscuro: '#ECF3F0' },
  'fg.muted': { claro: '#53625E', oscuro: '#A9B8B2' },
  'fg.inverse': { claro: '#FFFFFF', oscuro: '#101816' },

  border: { claro: '#E5E0D5', oscuro: '#2C3A35' },
  'border.control': { claro: '#7C8983', oscuro: '#6F7F79' },

  'brand.solid': { claro: '#0F5B4C', oscuro: '#6CC7AE' },
  'brand.hover': { claro: '#0B473B', oscuro: '#86D4BE' },
  'brand.on': { claro: '#FFFFFF', oscuro: '#0B1F1A' },
  'brand.fg': { claro: '#0F5B4C', oscuro: '#6CC7AE' },
  'brand.tint': { claro: '#E3F1EC', oscuro: '#17362E' },

  'accent.mark': { claro: '#F2A65A', oscuro: '#F4C879' },
  'accent.fg': { claro: '#A8431A', oscuro: '#F4C879' },
  'accent.tint': { claro: '#FDF0E1', oscuro: '#352916' },

  'error.solid': { claro: '#B3261E', oscuro: '#FFB4AB' },
  'error.hover': { claro: '#8C1D18', oscuro: '#FFCBC5' },
  'error.on': { claro: '#FFFFFF', oscuro: '#3B0906' },
  'error.fg': { claro: '#B3261E', oscuro: '#FFB4AB' },
  'error.tint': { claro: '#FCEBEA', oscuro: '#3F1F1D' },
  'error.tintFg': { claro: '#8C1D18', oscuro: '#FFB4AB' },

  'warning.tint': { claro: '#FFF3D6', oscuro: '#362B14' },
  'warning.tintFg': { claro: '#7A4E00', oscuro: '#F4C879' },
  'success.tint': { claro: '#E5F4EA', oscuro: '#193324' },
  'success.tintFg': { claro: '#145A32', oscuro: '#8FD6A8' },
  'info.tint': { claro: '#E6F0FA', oscuro: '#1A2D44' },
  'info.tintFg': { claro: '#164E8C', oscuro: '#A6CBF5' },
  'neutral.tint': { claro: '#EFEDE6', oscuro: '#26332F' },
  'neutral.tintFg': { claro: '#45534F', oscuro: '#BCC9C4' },

  focus: { claro: '#0B66C3', oscuro: '#A6CBF5' },
} as const satisfies Record<string, ColorRole>;
