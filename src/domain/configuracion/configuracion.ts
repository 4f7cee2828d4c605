import { esquemaCuenta, esquemaDonaciones } from '@/domain/configuracion/cuenta-publica';
import { DIAS_GRACIA_MAXIMO, DIAS_SIN_RED_MAXIMO } from '@/domain/shared/constantes';
import { entero, leido, listaLeida } from '@/domain/shared/esquemas';
import { VALOR_MAXIMO } from '@/domain/shared/esquemas-tecleados';
import { z } from '@/domain/shared/zod';

/** What an administrator sets up. A `null` field was never set: what the product ships is used instead. */
export const esquemaConfiguracion = z.object({
  nombre: leido(z.string()),
  nit: leido(z.string()),
  telefono: leido(z.string()),
  telefono_alterno: leido(z.string()),
  correo: leido(z.string()),
  direccion: leido(z.string()),
  municipio: leido(z.string()),
  cuentas: leido(listaLeida(esquemaCuenta)),
  donaciones: leido(esquemaDonaciones),
  /** Whole COP. */
  valor_mensualidad: leido(entero(0, VALOR_MAXIMO)),
  dia_pago: leido(entero(1, 28)),
  /** Nothing is due before the arrival and these days. */
  dias_gracia: leido(entero(0, DIAS_GRACIA_MAXIMO)),
  /** For how many days a device may keep its copy without a network. */
  dias_sin_red: leido(entero(1, DIAS_SIN_RED_MAXIMO)),
  /** Whether the copy of an administrator carries health data. */
  salud_sin_red: leido(z.boolean()),
  actualizado_en: leido(z.string()),
  actualizado_por: leido(z.string()),
  /** 1 while nobody has changed anything. */
  version: z.catch(z._default(entero(0, Number.MAX_SAFE_INTEGER), 0), 0),
});
export type Configuracion = z.output<typeof esquemaConfiguracion>;

export const CONFIGURACION_INICIAL: Configuracion = esquemaConfiguracion.parse({ version: 1 });

/** The part of it that any visitor may read. */
export const esquemaConfiguracionPublica = z.pick(esquemaConfiguracion, { cuentas: true, donaciones: true });
export type ConfiguracionPublica = z.output<typeof esquemaConfiguracionPublica>;

export const parteVisible = ({ cuentas, donaciones }: Configuracion): ConfiguracionPublica => ({
  cuentas,
  donaciones,
});
