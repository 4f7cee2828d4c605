import { correo, entero, texto } from '@/domain/shared/esquemas';
import { cantidad, fecha } from '@/domain/shared/esquemas-tecleados';
import { z } from '@/domain/shared/zod';
import type { Campo, CampoDeTexto, CampoSimple, HojaDeParte } from '@/domain/sitio/campos-sitio';
import type { ContenidoSitio } from '@/domain/sitio/contenido-sitio';
import { leerLugar, leerVideo } from '@/domain/sitio/lecturas-sitio';
import { CLAVES_DE_PARTES, hojaDe, type ParteDelSitio } from '@/domain/sitio/partes-del-sitio';

type Esquema = z.ZodMiniType;

/** Longer than any line of them with its limit of characters. */
const renglones = ({ maximo, cuantos }: { maximo: number; cuantos: number }) =>
  texto(2, (maximo + 1) * cuantos).check(
    z.overwrite((valor) =>
      valor
        .split(/\r?\n/)
        .map((renglon) => renglon.trim())
        .filter((renglon) => renglon !== '')
        .join('\n'),
    ),
    z.refine((valor) => valor.split('\n').length <= cuantos, `Escriba como máximo ${cuantos} renglones`),
    z.refine(
      (valor) => valor.split('\n').every((renglon) => renglon.length <= maximo),
      `Cada renglón puede tener como máximo ${maximo} caracteres`,
    ),
  );

const unRenglon = (valor: string): string => valor.replace(/\s*[\r\n]\s*/g, ' ');

/** By `leer`: what it means, or its words beside the field. */
const leidoPor = (leer: (texto: string) => { valor: string } | { rechazo: string }) =>
  z.pipe(
    texto(1, 2048),
    z.transform((escrito: string, contexto): string => {
      const lectura = leer(escrito);
      if ('valor' in lectura) return lectura.valor;
      contexto.issues.push({ code: 'custom', message: lectura.rechazo, input: escrito });
      return z.NEVER;
    }),
  );

const deTexto = (campo: CampoDeTexto): Esquema => {
  switch (campo.tipo) {
    case 'linea':
      return texto(1, campo.maximo).check(z.overwrite(unRenglon));
    case 'parrafos':
      return texto(2, campo.maximo);
    case 'renglones':
      return renglones(campo);
    case 'telefono':
      return texto(3, 24).check(
        z.regex(/^\+?[0-9() -]+$/, 'Escriba el teléfono con números, espacios o guiones'),
      );
    case 'correo':
      return correo();
    case 'video':
      return leidoPor(leerVideo);
    case 'lugar':
      return leidoPor(leerLugar);
    case 'fecha':
      return fecha();
  }
};

const foto = () =>
  z.strictObject({
    nombre: texto(1, 64).check(z.regex(/^[0-9a-f]{32}$/, 'Elija la foto otra vez')),
    alt: texto(3, 200).check(z.overwrite(unRenglon)),
    ancho: entero(1, 10_000),
    alto: entero(1, 10_000),
    avif: z.optional(z.boolean()),
  });

const deUno = (campo: CampoSimple): Esquema => {
  if (campo.tipo === 'foto') return foto();
  return campo.tipo === 'numero' ? cantidad(campo.minimo, campo.maximo) : deTexto(campo);
};

const simple = (campo: CampoSimple): Esquema => {
  const esquema = deUno(campo);
  return campo.opcional ? z._default(z.nullable(esquema), null as never) : esquema;
};

const objeto = (campos: Readonly<Record<string, Campo>>): Esquema =>
  z.strictObject(Object.fromEntries(Object.entries(campos).map(([clave, campo]) => [clave, deCampo(campo)])));

const deCampo = (campo: Campo): Esquema => {
  if (campo.tipo !== 'lista') return simple(campo);
  const { minimo, maximo, etiqueta, de } = campo;
  return z
    .array(objeto(de))
    .check(
      z.minLength(minimo, `${etiqueta}: escriba al menos ${minimo}`),
      z.maxLength(maximo, `${etiqueta}: como máximo ${maximo}`),
    );
};

const deParte = ({ campos }: HojaDeParte): Esquema => objeto(campos);

const porParte = (hacer: (esquema: Esquema) => Esquema) =>
  Object.fromEntries(CLAVES_DE_PARTES.map((parte) => [parte, hacer(deParte(hojaDe(parte)))])) as Record<
    ParteDelSitio,
    Esquema
  >;

const opcionales = porParte((esquema) => z.optional(z.nullable(esquema)));

/** Body of PUT /sitio/borrador: absent parts stay as they are; `null` goes back to what the product ships. */
export const esquemaCambiosBorrador = z.strictObject({
  ...opcionales,
  /** Parts that go back to what is published. */
  descartar: z.optional(z.array(z.enum(CLAVES_DE_PARTES as [ParteDelSitio, ...ParteDelSitio[]]))),
  version: z.optional(entero(0, Number.MAX_SAFE_INTEGER)),
}) as unknown as z.ZodMiniType<CambiosBorrador>;
export type CambiosBorrador = ContenidoSitio & { descartar?: readonly ParteDelSitio[]; version?: number };

/** What is kept: a part that a past release wrote in another way is read as none, never the rest with it. */
export const esquemaContenidoSitio = z.object(
  porParte((esquema) => z.catch(z.optional(z.nullable(esquema)), undefined as never)),
) as unknown as z.ZodMiniType<ContenidoSitio>;
