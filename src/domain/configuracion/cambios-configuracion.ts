import { CAMBIOS_DE_IDENTIDAD } from '@/domain/configuracion/cambios-de-identidad';
import {
  CUENTAS_MAXIMO,
  esquemaDatosCuenta,
  esquemaDatosDonaciones,
} from '@/domain/configuracion/cuenta-publica';
import { esNit, formatearNit } from '@/domain/configuracion/nit';
import { analizar } from '@/domain/shared/analizar';
import { DIAS_GRACIA_MAXIMO, DIAS_SIN_RED_MAXIMO } from '@/domain/shared/constantes';
import { contrasenaEscrita } from '@/domain/shared/contrasena';
import { booleano, entero, opcional } from '@/domain/shared/esquemas';
import { cantidad, dinero } from '@/domain/shared/esquemas-tecleados';
import { z } from '@/domain/shared/zod';

const nit = () =>
  z
    .string()
    .check(
      z.trim(),
      z.refine(esNit, 'Revise el NIT: 9 dígitos, guion y el dígito de verificación correcto'),
      z.overwrite(formatearNit),
    );

const cuentas = () =>
  z
    .array(esquemaDatosCuenta)
    .check(z.maxLength(CUENTAS_MAXIMO, `Puede publicar como máximo ${CUENTAS_MAXIMO} cuentas`));

/** Body of PUT /configuracion: absent fields stay; `null` goes back to what the product ships. */
export const esquemaCambiosConfiguracion = z.strictObject({
  ...CAMBIOS_DE_IDENTIDAD,
  nit: opcional(nit()),
  cuentas: opcional(cuentas()),
  donaciones: opcional(esquemaDatosDonaciones),
  valor_mensualidad: opcional(dinero(0)),
  dia_pago: opcional(cantidad(1, 28)),
  dias_gracia: opcional(cantidad(0, DIAS_GRACIA_MAXIMO)),
  dias_sin_red: opcional(cantidad(1, DIAS_SIN_RED_MAXIMO)),
  salud_sin_red: opcional(booleano()),
  version: z.optional(entero(0, Number.MAX_SAFE_INTEGER)),
  /** Of whoever asks: other accounts than those published take it. */
  contrasena_propia: z.optional(contrasenaEscrita()),
});
export type CambiosConfiguracion = z.output<typeof esquemaCambiosConfiguracion>;

/** Throws VALIDACION. */
export const validarCambiosConfiguracion = (entrada: unknown): CambiosConfiguracion =>
  analizar(esquemaCambiosConfiguracion, entrada);
