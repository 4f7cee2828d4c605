import { sellarHistoria } from '@/application/actividad/sellar-historia';
import { verificarActividad } from '@/application/actividad/verificar-actividad';
import type { AnclaDeCadena, CabezaDeCadena } from '@/domain/actividad/cadena-de-actividad';
import { type MarcaDeSello, type SelloGuardado, textoDelAncla } from '@/domain/actividad/sello-de-historia';

export const LLAVE = { id: 'k', firmar: (texto: string) => `f(${texto})` };
export const OTRA = { id: 'otra', firmar: (texto: string) => `g(${texto})` };
export const ancla = (numero: number, llave = LLAVE): AnclaDeCadena => {
  const de = { numero, huella: `a${numero}`, creada_en: '2026-11-01T00:00:00.000Z' };
  return { ...de, clave: llave.id, firma: llave.firmar(textoDelAncla({ cadena: 1, ...de })) };
};
export const cabeza = (cambios: Partial<CabezaDeCadena> = {}): CabezaDeCadena => ({
  ...{ cadena: 1, numero: 3, huella: 'h3', ancla: null },
  ...cambios,
});

/** A history that can be spoiled between one seal and the next, and what is remembered of it outside. */
export const mundo = () => {
  const base = {
    cabezas: [cabeza()],
    /** Anchors of earlier purges: those of each chain but its last. */
    deAntes: [] as (AnclaDeCadena & { cadena: number })[],
    sellos: [] as SelloGuardado[],
    perdidas: [] as number[],
    marca: null as MarcaDeSello | null,
    ahora: '2026-11-21T15:00:00.000Z',
    huellas: new Map([
      [2, 'h2'],
      [3, 'h3'],
    ]),
  };
  const sellar = (resto: { deNuevo?: boolean; pierdeElFinal?: boolean; llave?: typeof LLAVE } = {}) =>
    sellarHistoria({
      llave: resto.llave ?? LLAVE,
      memoria: {
        leer: async () => base.marca,
        guardar: async (marca) => {
          base.marca = marca;
        },
      },
      reloj: { ahora: () => new Date(base.ahora) },
      ...(resto.pierdeElFinal === undefined ? {} : { pierdeElFinal: resto.pierdeElFinal }),
      enTurno: (trabajo) =>
        trabajo({
          cadenas: async () => base.cabezas,
          ultimo: async () => base.sellos.at(-1) ?? null,
          huellaDe: async (_cadena, numero) => base.huellas.get(numero) ?? null,
          agregar: async (sello) => void base.sellos.push(sello),
          anotarPerdida: async (sellos) => void base.perdidas.push(sellos),
          reemplazarUltimo: async (sello) => void base.sellos.splice(-1, 1, sello),
        }),
    })(...(resto.deNuevo === undefined ? [] : [{ deNuevo: resto.deNuevo }]));
  const crecer = (numero: number) => {
    base.cabezas = [cabeza({ numero, huella: `h${numero}` })];
    base.huellas.set(numero, `h${numero}`);
  };
  const revisar = (llave = LLAVE) =>
    verificarActividad({
      ...{ huella: () => 'h', llave, memoria: { leer: async () => base.marca } },
      libro: {
        cadenas: async () => base.cabezas,
        renglones: async () => [],
        sueltos: async () => [],
        anclas: async () => [
          ...base.deAntes,
          ...base.cabezas.flatMap(({ cadena, ancla: suya }) => (suya ? [{ cadena, ...suya }] : [])),
        ],
        sellos: async () => base.sellos,
        guardasQueFaltan: async () => [],
      },
    })();
  return { base, sellar, crecer, revisar };
};
