import { analizar } from '@/domain/shared/analizar';
import { z } from '@/domain/shared/zod';

/** Where a chain was when somebody looked: the number of its last line and what it is sealed with. */
export interface PuntoDeCadena {
  cadena: number;
  numero: number;
  huella: string;
}

/** What a seal says of the whole history at one moment. */
export interface ContenidoDeSello {
  /** Calendar day in Bogota: the last seal of each day stays. */
  dia: string;
  /** ISO 8601 in UTC. */
  hecho_en: string;
  /** The first one, or one that somebody made on purpose: what came before it was sealed in another way. */
  inicio: boolean;
  cadenas: PuntoDeCadena[];
  /** Of a first one: where the chains began, from before anchors were signed. */
  anclas: PuntoDeCadena[];
}

/** A seal as it is kept, in the database; the key it is made with is not there. */
export interface SelloGuardado {
  /** Grows with each seal, kept or not. */
  numero: number;
  /** The {@link ContenidoDeSello}, to the letter. */
  contenido: string;
  /** The signature of the seal before it. */
  previo: string;
  /** Tells one key from another, and nothing about it. */
  clave: string;
  firma: string;
}

/** The last seal as whoever made it remembers it, outside the database. */
export type MarcaDeSello = Pick<SelloGuardado, 'numero' | 'firma'>;

export const SIN_SELLO_PREVIO = '';

const esquemaPunto = z.tuple([z.number(), z.number(), z.string()]);
const esquemaContenido = z.object({
  dia: z.string(),
  hecho_en: z.string(),
  inicio: z.boolean(),
  cadenas: z.array(esquemaPunto),
  anclas: z.array(esquemaPunto),
});

type Terna = z.output<typeof esquemaPunto>;

const aTerna = ({ cadena, numero, huella }: PuntoDeCadena): Terna => [cadena, numero, huella];
const aPunto = ([cadena, numero, huella]: Terna): PuntoDeCadena => ({ cadena, numero, huella });

export const escribirContenido = ({ cadenas, anclas, ...resto }: ContenidoDeSello): string =>
  JSON.stringify({ ...resto, cadenas: cadenas.map(aTerna), anclas: anclas.map(aTerna) });

/** Of a seal whose signature is good: only then is what it says worth reading. Throws VALIDACION. */
export const leerContenido = ({ contenido }: Pick<SelloGuardado, 'contenido'>): ContenidoDeSello => {
  const { cadenas, anclas, ...resto } = analizar(esquemaContenido, JSON.parse(contenido));
  return { ...resto, cadenas: cadenas.map(aPunto), anclas: anclas.map(aPunto) };
};

/** What the signature of a seal is made over. */
export const textoDelSello = ({
  numero,
  contenido,
  previo,
}: Pick<SelloGuardado, 'numero' | 'contenido' | 'previo'>): string =>
  JSON.stringify(['sello', numero, contenido, previo]);

/** The same of an anchor; `creada_en` is ISO 8601 in UTC. */
export const textoDelAncla = ({ cadena, numero, huella, creada_en }: PuntoDeCadena & { creada_en: string }) =>
  JSON.stringify(['ancla', cadena, numero, huella, creada_en]);
