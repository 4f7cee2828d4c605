import type {
  ArchivosRespaldables,
  DatosRespaldables,
} from '@/application/respaldos/datos-respaldables.port';
import type { Empaque } from '@/application/respaldos/empaque.port';
import type { Reloj } from '@/application/shared/equipo.port';
import type { LlaveDeHistoria } from '@/application/shared/secretos.port';
import type { Carpeta } from '@/domain/archivos/archivo';
import { RAIZ_PAPELERA } from '@/domain/archivos/ruta-archivo';
import { escribirFirma, RUTA_FIRMA, textoFirmado } from '@/domain/respaldos/firma-de-respaldo';
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
  /** Who is given the copy can tell that it is this one. */
  llave: LlaveDeHistoria;
  /** Of the program. */
  version: string;
  /** How long it may exist: what is removed from the records goes on in it. */
  dias: number;
}

const DIA_MS = 86_400_000;

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

/** Writes the database as it is at one instant, then the files, then what lets both be checked, and signs it. */
export const crearRespaldo =
  ({ datos, archivos, reloj, llave, version, dias }: Dependencias) =>
  async (empaque: Empaque): Promise<void> => {
    const ahora = reloj.ahora();
    const creado_en = ahora.toISOString();
    const conservar_hasta = new Date(ahora.getTime() + dias * DIA_MS).toISOString();
    const partes: Parte[] = [];
    const foto = await respaldarDatos(datos, empaque, partes);
    const carpetas = await respaldarArchivos(archivos, empaque, partes);
    const manifiesto = escribirManifiesto({
      version,
      creado_en,
      conservar_hasta,
      ...foto,
      carpetas,
      partes,
    });
    await empaque.agregarTexto(RUTA_MANIFIESTO, manifiesto);
    const firma = llave.firmar(textoFirmado(manifiesto));
    await empaque.agregarTexto(RUTA_FIRMA, escribirFirma({ clave: llave.id, firma }));
  };
