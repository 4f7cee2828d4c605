import { fallaDeSello } from '@/application/actividad/comprobar-firma';
import { estadoDeFirma } from '@/application/shared/estado-de-firma';
import type { LlaveDeHistoria } from '@/application/shared/secretos.port';
import type { AnclaDeCadena, CabezaDeCadena, FallaDeCadena } from '@/domain/actividad/cadena-de-actividad';
import {
  type ContenidoDeSello,
  leerContenido,
  type MarcaDeSello,
  type PuntoDeCadena,
  type SelloGuardado,
  textoDelAncla,
} from '@/domain/actividad/sello-de-historia';

export interface SellosRevisados {
  fallas: FallaDeCadena[];
  /** What each line has to be sealed with, by its chain and number. */
  esperadas: Map<string, string>;
  sellada_en: string | null;
}

export const claveDePunto = ({ cadena, numero }: Pick<PuntoDeCadena, 'cadena' | 'numero'>): string =>
  `${cadena} ${numero}`;

const deSello = (motivo: FallaDeCadena['motivo'], numero: number | null): FallaDeCadena => ({
  motivo,
  id: null,
  cadena: null,
  numero,
});

/** The last seal that begins, of those of this key: whoever has the key answers for what there was before it. */
const desdeElInicio = (
  llave: LlaveDeHistoria,
  sellos: readonly SelloGuardado[],
): readonly SelloGuardado[] => {
  const inicio = sellos.findLastIndex(
    (sello) => fallaDeSello(llave, sello) === null && leerContenido(sello).inicio,
  );
  return inicio === -1 ? sellos : sellos.slice(inicio);
};

type Ancla = AnclaDeCadena & { cadena: number };

const revisarAncla = (
  llave: LlaveDeHistoria,
  ancla: Ancla,
  inicio: ContenidoDeSello | undefined,
): FallaDeCadena[] => {
  const { cadena } = ancla;
  // From before anchors were signed: the first seal says how far each chain had been purged.
  const deAntes = inicio?.anclas.find((a) => a.cadena === cadena);
  if (!inicio || (deAntes && ancla.numero < deAntes.numero)) return [];
  if (deAntes?.numero === ancla.numero && deAntes.huella === ancla.huella) return [];
  const estado = estadoDeFirma(llave, ancla, textoDelAncla(ancla));
  if (estado === 'BUENA') return [];
  const motivo = estado === 'AJENA' ? 'OTRA_CLAVE' : 'ANCLA_FALSA';
  return [{ motivo, id: null, cadena, numero: ancla.numero }];
};

interface Historia {
  sellos: readonly SelloGuardado[];
  cabezas: readonly CabezaDeCadena[];
  anclas: readonly Ancla[];
}

/** What the chains have to be, as they were signed; `marca` is what is remembered of it outside the database. */
export const revisarSellos = (
  llave: LlaveDeHistoria,
  marca: MarcaDeSello | null,
  { sellos, cabezas, anclas }: Historia,
): SellosRevisados => {
  const fallas: FallaDeCadena[] = [];
  const esperadas = new Map<string, string>();
  const ultimo = sellos.at(-1);
  if (marca && (!ultimo || ultimo.numero < marca.numero)) fallas.push(deSello('SELLO_PERDIDO', marca.numero));
  if (marca && ultimo?.numero === marca.numero && ultimo.firma !== marca.firma)
    fallas.push(deSello('SELLO_FALSO', marca.numero));

  const leidos: ContenidoDeSello[] = [];
  const vigentes = desdeElInicio(llave, sellos);
  for (const [n, sello] of vigentes.entries()) {
    const falla = fallaDeSello(llave, sello);
    const seguido = n === 0 || sello.previo === vigentes[n - 1]?.firma;
    if (falla || !seguido) fallas.push(deSello(falla ?? 'SELLO_FALSO', sello.numero));
    if (falla === null) leidos.push(leerContenido(sello));
  }
  // Somebody took away the seals before the first one that is left.
  if (leidos[0] && !leidos[0].inicio) fallas.push(deSello('SELLO_PERDIDO', vigentes[0]?.numero ?? null));

  const porCadena = new Map(cabezas.map((cabeza) => [cabeza.cadena, cabeza]));
  const quitadas = new Set<number>();
  for (const punto of leidos.flatMap(({ cadenas }) => cadenas)) {
    const cabeza = porCadena.get(punto.cadena);
    if (!cabeza) quitadas.add(punto.cadena);
    else if (punto.numero > cabeza.numero)
      fallas.push({ motivo: 'FINAL_DISTINTO', id: null, cadena: punto.cadena, numero: punto.numero });
    else esperadas.set(claveDePunto(punto), punto.huella);
  }
  for (const cadena of quitadas) fallas.push({ motivo: 'CADENA_QUITADA', id: null, cadena, numero: null });
  for (const ancla of anclas) fallas.push(...revisarAncla(llave, ancla, leidos[0]));
  return { fallas, esperadas, sellada_en: leidos.at(-1)?.hecho_en ?? null };
};
