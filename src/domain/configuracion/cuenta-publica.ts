import { GRUPOS_CUENTA, type GrupoCuenta } from '@/domain/configuracion/grupos-cuenta';
import { leidoCon, MENSAJE_OBLIGATORIO, opcional, texto, unoDe } from '@/domain/shared/esquemas';
import { z } from '@/domain/shared/zod';
import { CAMPOS_BILLETERA, CAMPOS_CUENTA, type DatosDonaciones } from './formas-de-donar';

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

const donacionesEscritas = z
  .strictObject({
    billetera: opcional(texto(2, 60)),
    llave: opcional(texto(3, 80)),
    banco: opcional(texto(2, 80)),
    tipo: opcional(texto(3, 40)),
    numero: opcional(numeroDeCuenta()),
    titular: opcional(texto(3, 120)),
  })
  .check(({ value, issues }) => {
    for (const campos of [CAMPOS_BILLETERA, CAMPOS_CUENTA]) {
      const faltan = campos.filter((campo) => !value[campo]);
      if (faltan.length === campos.length) continue;
      for (const campo of faltan)
        issues.push({ code: 'custom', path: [campo], message: MENSAJE_OBLIGATORIO, input: value[campo] });
    }
  });

const leidoONulo = () => z._default(z.nullable(z.string()), null);

export const esquemaDonaciones = z.object({
  billetera: leidoONulo(),
  llave: leidoONulo(),
  banco: leidoONulo(),
  tipo: leidoONulo(),
  numero: leidoONulo(),
  titular: leidoONulo(),
});

/** Where donations go: a wallet, an account or both, each of them whole. Without any, nothing is published. */
export const esquemaDatosDonaciones = z.pipe(
  donacionesEscritas,
  z.transform((escritas): DatosDonaciones | null =>
    Object.values(escritas).some(Boolean) ? esquemaDonaciones.parse(escritas) : null,
  ),
);
