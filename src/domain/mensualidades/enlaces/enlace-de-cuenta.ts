import type { EstadoDePagador } from '@/domain/mensualidades/estado-de-pagador';
import { leerClavePagador } from '@/domain/shared/clave-pagador';
import { errorConflicto, errorNoEncontrado, errorValidacion } from '@/domain/shared/errores/errores-comunes';
import { entero, esquemaId, leido, leidoCon } from '@/domain/shared/esquemas';
import { z } from '@/domain/shared/zod';

/** How long a link is good for. */
export const DIAS_DE_ENLACE = 30;
const DIA_MS = 86_400_000;

/** A link by which who pays sees their account, as the panel shows it; the address itself is told once, when it is made. */
export const esquemaEnlaceDeCuenta = z.object({
  id: esquemaId,
  /** The `clave` of who it was made for. */
  pagador: z.string(),
  /** ISO instants. */
  creado_en: z.string(),
  creado_por: leido(z.string()),
  expira_en: z.string(),
  revocado_en: leido(z.string()),
  revocado_por: leido(z.string()),
  /** The last time that somebody opened it. */
  abierto_en: leido(z.string()),
  veces_abierto: leidoCon(entero(0, Number.MAX_SAFE_INTEGER), 0),
  /** Whether it opens now. */
  vigente: leidoCon(z.boolean(), false),
});
export type EnlaceDeCuenta = z.output<typeof esquemaEnlaceDeCuenta>;

export const esquemaEnlaceCreado = z.object({
  enlace: esquemaEnlaceDeCuenta,
  /** Where it opens; only a path where no server answers it. */
  direccion: z.string(),
});
export type EnlaceCreado = z.output<typeof esquemaEnlaceCreado>;

/** As it is kept: with who the row was when it was made. */
export type EnlaceGuardado = Omit<EnlaceDeCuenta, 'vigente'> & { identidad: string };

export type EnlaceNuevo = Pick<EnlaceGuardado, 'pagador' | 'identidad' | 'expira_en'>;

export const rutaDeCuenta = (token: string): string => `/cuenta/${token}`;

export const enlaceNuevo = (pagador: string, identidad: string, ahora: Date): EnlaceNuevo => ({
  pagador,
  identidad,
  expira_en: new Date(ahora.getTime() + DIAS_DE_ENLACE * DIA_MS).toISOString(),
});

/** Neither ended nor taken back. A wrong clock that goes back does not bring one to life before it was made. */
export const sirveAhora = (
  { creado_en, expira_en, revocado_en }: Pick<EnlaceGuardado, 'creado_en' | 'expira_en' | 'revocado_en'>,
  ahora: Date,
): boolean => {
  const instante = ahora.getTime();
  return (
    revocado_en === null && instante < Date.parse(expira_en) && instante >= Date.parse(creado_en) - DIA_MS
  );
};

/** `identidad` is who that row is now; `null` when it is nobody's. A link never goes over to another person. */
export const comoSeVe = (
  { identidad: deAntes, ...enlace }: EnlaceGuardado,
  identidad: string | null,
  ahora: Date,
): EnlaceDeCuenta => ({ ...enlace, vigente: deAntes === identidad && sirveAhora(enlace, ahora) });

/** What the history tells of it: neither the document nor anything of the address. */
export const enlaceEnHistoria = ({
  id,
  pagador,
  expira_en,
  revocado_en,
}: Pick<EnlaceDeCuenta, 'id' | 'pagador' | 'expira_en' | 'revocado_en'>) => ({
  id,
  pagador,
  expira_en,
  revocado_en,
});

/** Throws NO_ENCONTRADO for what names nobody. */
export const exigirClaveDePagador = (clave: string): void => {
  if (!leerClavePagador(clave)) throw errorNoEncontrado('un pagador', clave);
};

/** Throws VALIDACION when there is nothing of which they may be told. */
export const exigirQueMostrar = (cuentas: EstadoDePagador['cuentas']): void => {
  if (cuentas.length === 0) {
    throw errorValidacion(
      'No hay una cuenta que mostrarle: en la ficha activa de quien paga marque «Responsable del pago» y «Autorizado a recibir información», y compruebe que la persona no haya retirado su autorización',
    );
  }
};

/** Throws CONFLICTO when somebody took it back before. */
export const exigirSinRevocar = ({ revocado_en }: Pick<EnlaceDeCuenta, 'revocado_en'>): void => {
  if (revocado_en !== null) throw errorConflicto('Este enlace ya está revocado');
};

/** How long another opening of the same link leaves no line in the history. */
const ANOTAR_CADA_MS = 3_600_000;

/** `anotado_en` is when the last line was written. */
export const seAnota = (anotado_en: string | null, ahora: Date): boolean =>
  anotado_en === null || ahora.getTime() - Date.parse(anotado_en) >= ANOTAR_CADA_MS;
