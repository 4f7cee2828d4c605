import type { ArchivosRespaldables } from '@/application/respaldos/archivos-respaldables.port';
import type { DatosRespaldables } from '@/application/respaldos/datos-respaldables.port';
import type { Empaque } from '@/application/respaldos/empaque.port';
import type { Reloj } from '@/application/shared/reloj.port';
import type { Carpeta } from '@/domain/archivos/archivo';
import { RAIZ_PAPELERA } from '@/domain/archivos/ruta-archivo';
import {
  CARPETA_ARCHIVOS,
  CARPETA_DATOS,
  type ContenidoRespaldado,
  escribirManifiesto,
  type Parte,
  RUTA_MANIFIESTO,
} from '@/domain/respaldos/manifiesto';

interface Dependencias {
  datos: DatosRespaldables;
  archivos: ArchivosRespaldables;
  reloj: Reloj;
  /** Of the program. */
  version: string;
}

const respaldarDatos = async (datos: DatosRespaldables, empaque: Empaque, partes: Parte[]) =>
  datos.instantanea(async ({ filas: filasDe, tablas, ...foto }) => {
    const contadas: ContenidoRespaldado['tablas'] = [];
    for (const tabla of tablas) {
      let filas = 0;
      let numero = 0;
      for await (const lineas of filasDe(tabla)) {
        const ruta = `${CARPETA_DATOS}${tabla.nombre}/${String(++numero).padStart(6, '0')}.ndjson`;
        partes.push(await empaque.agregarTexto(ruta, `${lineas.join('\n')}\n`));
        filas += lineas.length;
      }
      contadas.push({ ...tabla, filas });
    }
    return { ...foto, tablas: contadas };
  });

/** What is deleted meanwhile goes there: read last, it is there if it was not where it used to be. */
const papeleraAlFinal = (carpetas: readonly Carpeta[]): Carpeta[] => [
  ...carpetas.filter(({ path }) => path !== RAIZ_PAPELERA),
  ...carpetas.filter(({ path }) => path === RAIZ_PAPELERA),
];

/** Answers the folders. A file that somebody deletes in between is not there any more, and that is all. */
const respaldarArchivos = async (
  archivos: ArchivosRespaldables,
  empaque: Empaque,
  partes: Parte[],
  ruta = '',
): Promise<string[]> => {
  const { files, folders } = await archivos.listar(ruta);
  for (const { path } of files) {
    const abierto = path === null ? null : await archivos.abrir(path);
    if (abierto) partes.push(await empaque.agregarArchivo(`${CARPETA_ARCHIVOS}${path}`, abierto));
  }
  const carpetas: string[] = [];
  for (const { path } of papeleraAlFinal(folders)) {
    if (path !== null) carpetas.push(path, ...(await respaldarArchivos(archivos, empaque, partes, path)));
  }
  return carpetas;
};

/** Writes the database as it is at one instant, then the files, then what lets both be checked. */
export const crearRespaldo =
  ({ datos, archivos, reloj, version }: Dependencias) =>
  async (empaque: Empaque): Promise<void> => {
    const creado_en = reloj.ahora().toISOString();
    const partes: Parte[] = [];
    const foto = await respaldarDatos(datos, empaque, partes);
    const carpetas = await respaldarArchivos(archivos, empaque, partes);
    await empaque.agregarTexto(
      RUTA_MANIFIESTO,
      escribirManifiesto({ version, creado_en, ...foto, carpetas, partes }),
    );
  };
