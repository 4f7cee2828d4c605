import type { BodegaArchivos, Contenido } from '@/application/archivos/bodega-archivos.port';
import type { Reloj } from '@/application/shared/equipo.port';
import { ordenarListado } from '@/domain/archivos/archivo';
import { estaEn } from '@/domain/archivos/carpeta-reservada';
import {
  errorNoEsCarpeta,
  errorNombreOcupado,
  errorSinArchivo,
  errorSinCarpeta,
} from '@/domain/archivos/errores-archivos';
import { partirRuta, unirRuta, validarClave } from '@/domain/archivos/ruta-archivo';
import { tipoDeContenido } from '@/domain/archivos/tipo-de-contenido';

interface Guardado {
  bytes: Uint8Array<ArrayBuffer>;
  updatedAt: string;
}

const reunir = async (contenido: Contenido): Promise<Uint8Array<ArrayBuffer>> => {
  const trozos: Uint8Array[] = [];
  for await (const trozo of contenido) trozos.push(trozo);
  const bytes = new Uint8Array(trozos.reduce((suma, { length }) => suma + length, 0));
  let lugar = 0;
  for (const trozo of trozos) {
    bytes.set(trozo, lugar);
    lugar += trozo.length;
  }
  return bytes;
};

async function* enUnTrozo(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  if (bytes.length > 0) yield bytes;
}

/** Files by full path, for the demo and the tests; they last as long as the page. */
export const crearInMemoryBodegaArchivos = (reloj: Reloj): BodegaArchivos => {
  const archivos = new Map<string, Guardado>();
  const carpetas = new Set<string>();

  const asegurarCarpeta = (ruta: string): void => {
    if (ruta === '') return;
    if (archivos.has(ruta)) throw errorNoEsCarpeta();
    asegurarCarpeta(partirRuta(ruta).padre);
    carpetas.add(ruta);
  };
  const exigirLibre = (ruta: string): void => {
    if (carpetas.has(ruta) || archivos.has(ruta)) throw errorNombreOcupado();
  };
  const hijosDe = (rutas: Iterable<string>, padre: string): string[] =>
    [...rutas].filter((ruta) => partirRuta(ruta).padre === padre);
  const poner = (ruta: string, bytes: Uint8Array<ArrayBuffer>): void => {
    if (carpetas.has(ruta)) throw errorNombreOcupado();
    asegurarCarpeta(partirRuta(ruta).padre);
    archivos.set(ruta, { bytes, updatedAt: reloj.ahora().toISOString() });
  };
  const listarDeVeras: BodegaArchivos['listar'] = async (padre) =>
    ordenarListado({
      files: hijosDe(archivos.keys(), padre).map((path) => {
        const { bytes, updatedAt } = archivos.get(path) as Guardado;
        const { nombre: name } = partirRuta(path);
        return { name, path, size: bytes.length, contentType: tipoDeContenido(name), updatedAt };
      }),
      folders: hijosDe(carpetas, padre).map((path) => ({ name: partirRuta(path).nombre, path })),
    });

  return {
    comprobar: async () => {},
    listar: async (ruta) => listarDeVeras(validarClave(ruta)),
    queHay: async (entrada) => {
      const ruta = validarClave(entrada);
      if (archivos.has(ruta)) return 'archivo';
      return ruta === '' || carpetas.has(ruta) ? 'carpeta' : null;
    },
    abrir: async (ruta) => {
      const guardado = archivos.get(validarClave(ruta));
      return guardado ? { contenido: enUnTrozo(guardado.bytes), tamano: guardado.bytes.length } : null;
    },
    guardar: async (ruta, contenido) => poner(validarClave(ruta), await reunir(contenido)),
    recibir: async (contenido, usar) => {
      const bytes = await reunir(contenido);
      return usar(async (ruta) => {
        exigirLibre(validarClave(ruta));
        poner(ruta, bytes);
      });
    },
    escribirNota: async (ruta, texto) => poner(validarClave(ruta), new TextEncoder().encode(texto)),
    leerNota: async (ruta) => {
      const guardado = archivos.get(validarClave(ruta));
      return guardado ? new TextDecoder().decode(guardado.bytes) : null;
    },
    mover: async (origen, destino) => {
      const [vieja, nueva] = [validarClave(origen), validarClave(destino)];
      if (!archivos.has(vieja) && !carpetas.has(vieja)) throw errorSinArchivo();
      exigirLibre(nueva);
      asegurarCarpeta(partirRuta(nueva).padre);
      const mudada = (ruta: string) => nueva + ruta.slice(vieja.length);
      for (const ruta of [...carpetas].filter(estaEn(vieja))) {
        carpetas.delete(ruta);
        carpetas.add(mudada(ruta));
      }
      for (const [ruta, guardado] of [...archivos].filter(([ruta]) => estaEn(vieja)(ruta))) {
        archivos.delete(ruta);
        archivos.set(mudada(ruta), guardado);
      }
    },
    crearCarpeta: async (nombre, padre) => {
      const ruta = validarClave(unirRuta(padre, nombre));
      exigirLibre(ruta);
      asegurarCarpeta(ruta);
    },
    eliminar: async (ruta) => {
      if (!archivos.delete(validarClave(ruta))) throw errorSinArchivo();
    },
    eliminarCarpeta: async (entrada) => {
      const ruta = validarClave(entrada);
      if (!carpetas.has(ruta)) throw errorSinCarpeta();
      for (const dentro of [...archivos.keys()].filter(estaEn(ruta))) archivos.delete(dentro);
      for (const dentro of [...carpetas].filter(estaEn(ruta))) carpetas.delete(dentro);
    },
  };
};
