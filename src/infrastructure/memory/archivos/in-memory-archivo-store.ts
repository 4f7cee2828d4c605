import type { ArchivoStore } from '@/application/archivos/archivo-store.port';
import type {
  BitacoraArchivos,
  BodegaArchivos,
  CarpetasReservadas,
  Contenido,
  PapelesFirmados,
} from '@/application/archivos/bodega-archivos.port';
import { type Custodia, custodiarArchivos } from '@/application/archivos/custodiar-archivos';
import { crearPapelera } from '@/application/archivos/papelera';
import { crearTurnoLocal } from '@/application/archivos/turno-local';
import type { Reloj } from '@/application/shared/equipo.port';
import { partirRuta, unirRuta } from '@/domain/archivos/ruta-archivo';
import { ID_ARCHIVOS, sucesoEnHistoria } from '@/domain/archivos/suceso-de-archivo';
import { tipoDeContenido } from '@/domain/archivos/tipo-de-contenido';
import type { BaseMemoria } from '@/infrastructure/memory/shared/base-memoria';
import { crearInMemoryBodegaArchivos } from './in-memory-bodega-archivos';

export const crearInMemoryCarpetasReservadas = (): CarpetasReservadas => {
  const rutas = new Set<string>();
  return {
    listar: async () => [...rutas].sort(),
    marcar: async (nuevas) => {
      for (const ruta of nuevas) rutas.add(ruta);
    },
    desmarcar: async (viejas) => {
      for (const ruta of viejas) rutas.delete(ruta);
    },
  };
};

export const crearInMemoryBitacoraArchivos = ({ anotar }: BaseMemoria): BitacoraArchivos => ({
  anotar: async (suceso) => anotar('archivo', ID_ARCHIVOS, sucesoEnHistoria(suceso)),
});

export const crearInMemoryPapelesFirmados = ({
  papeles,
  participantes,
  formatos,
}: BaseMemoria): PapelesFirmados => ({
  de: async (ruta) => {
    const firmado = papeles.todas().find(({ archivo }) => archivo === ruta);
    if (!firmado) return null;
    const { codigo, participante_id } = firmado;
    const ediciones = formatos.todas().filter((formato) => formato.codigo === codigo);
    const [ultima] = ediciones.sort((una, otra) => otra.edicion - una.edicion);
    return { papel: ultima?.nombre ?? codigo, persona: participantes.obtener(participante_id)?.nombre ?? '' };
  },
});

/** Everything that is kept, whoever asks. */
export interface AlmacenEnMemoria {
  bodega: BodegaArchivos;
  reservadas: CarpetasReservadas;
}

export const crearAlmacenEnMemoria = (reloj: Reloj): AlmacenEnMemoria => ({
  bodega: crearInMemoryBodegaArchivos(reloj),
  reservadas: crearInMemoryCarpetasReservadas(),
});

interface Dependencias {
  reloj: Reloj;
  almacen?: AlmacenEnMemoria;
  bitacora?: BitacoraArchivos;
  firmados?: PapelesFirmados;
  quien?: () => string | null;
  veReservadas?: () => Promise<boolean>;
}

async function* bytesDe(contenido: unknown): Contenido {
  if (contenido instanceof Blob) yield new Uint8Array(await contenido.arrayBuffer());
}

const SIN_BITACORA: BitacoraArchivos = { anotar: async () => {} };
const SIN_PAPELES: PapelesFirmados = { de: async () => null };

/** What the server does with the files, in this page: the same rules over a store in memory. */
export const crearInMemoryArchivoStore = ({
  reloj,
  almacen = crearAlmacenEnMemoria(reloj),
  bitacora = SIN_BITACORA,
  firmados = SIN_PAPELES,
  quien = () => null,
  veReservadas = async () => true,
}: Dependencias): ArchivoStore => {
  let ultimo = 0;
  const ids = {
    nuevo: () => {
      ultimo += 1;
      return `${reloj.ahora().getTime()}-${ultimo}`;
    },
  };
  const custodia: Custodia = custodiarArchivos({
    ...almacen,
    papelera: crearPapelera({ bodega: almacen.bodega, reloj, ids }),
    turno: crearTurnoLocal(),
    bitacora,
    firmados,
    quien: async () => quien(),
    veReservadas,
  });
  const leer: ArchivoStore['leer'] = async (ruta) => {
    const { contenido, tamano } = await custodia.abrir(ruta);
    const bytes = new Uint8Array(tamano);
    let lugar = 0;
    for await (const trozo of contenido) {
      bytes.set(trozo, lugar);
      lugar += trozo.length;
    }
    return bytes;
  };
  return {
    ...custodia,
    leer,
    subir: async (padre, { name, contenido }, avance, siExiste = undefined) => {
      const pedida = unirRuta(padre, name);
      await custodia.exigirQueQuepa(pedida, siExiste ?? '');
      const ruta = await custodia.recibir(pedida, siExiste ?? '', bytesDe(contenido));
      avance?.(1);
      return partirRuta(ruta).nombre;
    },
    urlDescarga: async (ruta) =>
      URL.createObjectURL(new Blob([await leer(ruta)], { type: tipoDeContenido(ruta) })),
  };
};
