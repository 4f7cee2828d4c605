import { GRUPOS_CUENTA, type GrupoCuenta } from '@/domain/configuracion/grupos-cuenta';
import { leidoCon, texto, unoDe } from '@/domain/shared/esquemas';
import { z } from '@/domain/shared/zod';

export const CUENTAS_MAXIMO = 40;

const numeroDeCuenta = () =>
  z
    .string()
    .check(
      z.trim(),
      z.regex(/^[0-9][0-9 -]{2,29}$/, 'Escriba el número con dígitos, espacios o guiones (3 a 30)'),
    );

/** An account of the foundation, as its public page shows it. */
export const esquemaDatosCuenta = z.strictObject({
  grupo: unoDe(GRUPOS_CUENTA),
  /** What it is for. */
  area: texto(3, 80),
  banco: texto(2, 80),
  tipo: texto(3, 40),
  numero: numeroDeCuenta(),
  titular: z.optional(z.nullable(texto(3, 120))),
});
export type CuentaPublica = z.output<typeof esquemaDatosCuenta>;

export const esquemaCuenta = z.object({
  grupo: unoDe(GRUPOS_CUENTA),
  area: z.string(),
  banco: z.string(),
  tipo: z.string(),
  numero: z.string(),
  titular: leidoCon(z.nullable(z.string()), null),
});

/**
 * The accounts where a fee is paid: those kept by destination or, where nobody separates them, all. The others are for
 * services and agreements.
 */
export const cuentasParaPagar = <C extends { grupo: GrupoCuenta }>(cuentas: readonly C[]): readonly C[] => {
  const porDestino = cuentas.filter(({ grupo }) => grupo === 'DESTINOS');
  return porDestino.length > 0 ? porDestino : cuentas;
};

/** Where donations go: a wallet and an account. */
export const esquemaDatosDonaciones = z.strictObject({
  billetera: texto(2, 60),
  llave: texto(3, 80),
  banco: texto(2, 80),
  tipo: texto(3, 40),
  numero: numeroDeCuenta(),
  titular: texto(3, 120),
});
export type DatosDonaciones = z.output<typeof esquemaDatosDonaciones>;

export const esquemaDonaciones = z.object({
  billetera: z.string(),
  llave: z.string(),
  banco: z.string(),
  tipo: z.string(),
  numero: z.string(),
  titular: z.string(),
});
