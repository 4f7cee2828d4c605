import type { Campo } from '@/domain/sitio/campos-sitio';
import { hojaDe, type ParteDelSitio } from '@/domain/sitio/partes-del-sitio';
import type { CampoEnConflicto } from '@/ui/panel/comun/formulario/comparar-versiones';
import {
  camposDistintos,
  type Eleccion,
  mezclarVersiones,
} from '@/ui/panel/comun/formulario/mezclar-versiones';
import { sonIguales } from '@/ui/panel/comun/formulario/solo-cambios';
import { enMayuscula, enPalabras, filaEnPalabras } from './valores-de-parte';

type Objeto = Readonly<Record<string, unknown>>;
type Filas = readonly Objeto[];

/** What a part said when the form opened, what the form says and what somebody else kept. */
interface TresVersiones {
  base: Objeto;
  mios: Objeto;
  suyos: Objeto;
}

const filasDe = (valor: unknown): Filas => (Array.isArray(valor) ? valor : []);
const contiene = (filas: Filas, fila: Objeto): boolean => filas.some((otra) => sonIguales(otra, fila));

/** None was moved or taken out: the row of a place is still the one that was in it. */
const siguenEnSuLugar = (antes: Filas, ahora: Filas): boolean =>
  ahora.length >= antes.length &&
  antes.every((fila, n) => sonIguales(fila, ahora[n]) || !contiene(ahora, fila));

type Aplanar = (valor: unknown) => [string, unknown][];

/**
 * By its path, each field of each row that was there, and each row that was added, of one person and of the other; the
 * whole list where its rows were moved or taken out, and which is which cannot be told.
 */
const aplanarLista = (clave: string, { base, mios, suyos }: TresVersiones): Aplanar => {
  const antes = filasDe(base[clave]);
  const [mias, suyas] = [filasDe(mios[clave]), filasDe(suyos[clave])];
  if (!siguenEnSuLugar(antes, mias) || !siguenEnSuLugar(antes, suyas)) return (valor) => [[clave, valor]];
  const deSuyas = suyas.slice(antes.length);
  const agregadas = [...deSuyas, ...mias.slice(antes.length).filter((fila) => !contiene(deSuyas, fila))];
  return (valor) => {
    const filas = filasDe(valor);
    const nuevas = filas.slice(antes.length);
    return [
      ...filas
        .slice(0, antes.length)
        .flatMap((fila, n) =>
          Object.entries(fila).map(([nombre, dato]): [string, unknown] => [`${clave}.${n}.${nombre}`, dato]),
        ),
      ...agregadas.map((fila, n): [string, unknown] => [
        `${clave}.${antes.length + n}`,
        contiene(nuevas, fila) ? fila : null,
      ]),
    ];
  };
};

const armarLista = (clave: string, plano: Objeto): Filas => {
  const filas: (Objeto | null)[] = [];
  for (const [ruta, valor] of Object.entries(plano)) {
    const [lista, n, nombre] = ruta.split('.');
    if (lista !== clave) continue;
    const lugar = Number(n);
    filas[lugar] = nombre ? { ...filas[lugar], [nombre]: valor } : (valor as Objeto | null);
  }
  return filas.filter((fila) => fila !== null);
};

/** How a path is called, and how what is in it is read. */
const enPantalla = (campos: Readonly<Record<string, Campo>>, ruta: string) => {
  const [clave = '', n, nombre] = ruta.split('.');
  const campo = campos[clave];
  if (campo?.tipo !== 'lista' || n === undefined)
    return { etiqueta: campo?.etiqueta ?? clave, decir: enPalabras };
  const fila = `${enMayuscula(campo.uno)} ${Number(n) + 1}`;
  return nombre
    ? { etiqueta: `${fila}, ${campo.de[nombre]?.etiqueta ?? nombre}`, decir: enPalabras }
    : {
        etiqueta: `${fila}: se agregó`,
        decir: (valor: unknown) => (valor ? filaEnPalabras(valor) : 'No está'),
      };
};

/** What differs of a part between what a person has and what another kept, field by field, and what comes of choosing. */
export const compararParte = (parte: ParteDelSitio, versiones: TresVersiones) => {
  const { campos } = hojaDe(parte);
  const reglas = Object.entries(campos).map(([clave, { tipo }]): [string, Aplanar] => [
    clave,
    tipo === 'lista' ? aplanarLista(clave, versiones) : (valor) => [[clave, valor]],
  ]);
  const aplanar = (version: Objeto): Objeto =>
    Object.fromEntries(reglas.flatMap(([clave, regla]) => regla(version[clave])));
  const [base, mios, suyos] = [aplanar(versiones.base), aplanar(versiones.mios), aplanar(versiones.suyos)];
  return {
    campos: camposDistintos(base, mios, suyos).map(({ campo, inicial }): CampoEnConflicto => {
      const { etiqueta, decir } = enPantalla(campos, campo);
      return { campo, inicial, etiqueta, mia: decir(mios[campo]), guardada: decir(suyos[campo]) };
    }),
    mezclar: (elecciones: Readonly<Record<string, Eleccion>>): Record<string, unknown> => {
      const plano = mezclarVersiones(mios, suyos, elecciones);
      return Object.fromEntries(
        Object.keys(campos).map((clave) => [clave, clave in plano ? plano[clave] : armarLista(clave, plano)]),
      );
    },
  };
};
