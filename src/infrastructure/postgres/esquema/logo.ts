import { pgTable, text } from 'drizzle-orm/pg-core';
import { NOMBRES_DE_TAMANO, type TamanoDelLogo } from '@/domain/configuracion/imagenes-del-logo';

/** One row per size while there is a logo; PNG in base64. */
export const imagenesDelLogo = pgTable('imagenes_del_logo', {
  tamano: text({ enum: NOMBRES_DE_TAMANO as [TamanoDelLogo, ...TamanoDelLogo[]] }).primaryKey(),
  imagen: text().notNull(),
});
