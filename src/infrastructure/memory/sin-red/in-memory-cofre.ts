import type { Cofre, EstadoCofre } from '@/application/sin-red/cofre.port';
import { errorCofreCerrado, errorEquipoSinEspacio } from '@/domain/sin-red/errores-cofre';

/** A vault without a lock: whoever holds it says who is there and when it is open. */
export interface CofreEnMemoria extends Cofre {
  abrir(dueno: string): void;
  cerrar(): void;
  /** Erases what its owner keeps, whatever it is. */
  apagar(): void;
}

/** `capacidad`: characters that fit in the device. It begins `apagado`. */
export const crearInMemoryCofre = (capacidad = Number.POSITIVE_INFINITY): CofreEnMemoria => {
  const cajas = new Map<string, Map<string, string>>();
  const sellados = new Map<string, { dueno: string; texto: string; para: string }>();
  const oyentes = new Set<() => void>();
  let dueno: string | null = null;
  let estado: EstadoCofre = 'apagado';

  const pasarA = (nuevo: EstadoCofre): void => {
    if (nuevo === estado) return;
    estado = nuevo;
    for (const oyente of oyentes) oyente();
  };
  const suya = (): Map<string, string> => (dueno !== null && cajas.get(dueno)) || new Map();
  const abierta = (): Map<string, string> => {
    if (estado !== 'abierto') throw errorCofreCerrado();
    return suya();
  };
  const ocupado = (): number =>
    [...cajas.values()]
      .flatMap((caja) => [...caja.values()])
      .reduce((total, texto) => total + texto.length, 0);

  return {
    estado: () => estado,
    suscribir: (alCambiar) => {
      oyentes.add(alCambiar);
      return () => {
        oyentes.delete(alCambiar);
      };
    },
    leer: async (nombre) => (estado === 'abierto' ? (suya().get(nombre) ?? null) : null),
    guardar: async (nombre, texto) => {
      const caja = abierta();
      const antes = caja.get(nombre)?.length ?? 0;
      if (ocupado() - antes + texto.length > capacidad) throw errorEquipoSinEspacio();
      caja.set(nombre, texto);
    },
    quitar: async (nombre) => {
      abierta().delete(nombre);
    },
    nombres: async (prefijo) =>
      estado === 'abierto' ? [...suya().keys()].filter((nombre) => nombre.startsWith(prefijo)).sort() : [],
    cuantos: async (coleccion) =>
      [...suya().keys()].filter((nombre) => nombre.split(' ', 1)[0] === coleccion).length,
    sellar: async (texto, para) => {
      if (estado !== 'abierto' || dueno === null) return null;
      const sello = `sello ${sellados.size}`;
      sellados.set(sello, { dueno, texto, para });
      return sello;
    },
    desellar: async (sello, para) => {
      const sellado = estado === 'abierto' ? sellados.get(sello) : undefined;
      return sellado?.dueno === dueno && sellado?.para === para ? sellado.texto : null;
    },
    abrir: (quien) => {
      dueno = quien;
      if (!cajas.has(quien)) cajas.set(quien, new Map());
      pasarA('abierto');
    },
    cerrar: () => {
      if (estado === 'abierto') pasarA('cerrado');
    },
    apagar: () => {
      if (dueno !== null) cajas.delete(dueno);
      pasarA('apagado');
    },
  };
};
