import { esquemaCuenta, esquemaDonaciones } from '@/domain/configuracion/cuenta-publica';
import { CAMPOS_DE_COBRO } from '@/domain/configuracion/datos-de-cobro';
import { CAMPOS_DE_IDENTIDAD } from '@/domain/configuracion/identidad';
import { entero, leido, listaLeida } from '@/domain/shared/esquemas';
import { z } from '@/domain/shared/zod';

/** What an administrator sets up. A `null` field was never set: what the product ships is used instead. */
export const esquemaConfiguracion = z.object({
  ...CAMPOS_DE_IDENTIDAD,
  cuentas: leido(listaLeida(esquemaCuenta)),
  donaciones: leido(esquemaDonaciones),
  ...CAMPOS_DE_COBRO,
  actualizado_en: leido(z.string()),
  actualizado_por: leido(z.string()),
  /** 1 while nobody has changed anything. */
  version: z.catch(z._default(entero(0, Number.MAX_SAFE_INTEGER), 0), 0),
});
export type Configuracion = z.output<typeof esquemaConfiguracion>;

export const CONFIGURACION_INICIAL: Configuracion = esquemaConfiguracion.parse({ version: 1 });
