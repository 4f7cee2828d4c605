import { escribirFilas } from '@/application/shared/escribir-filas';
import { COLUMNAS_SEDES, decidirSedes, leerFilaDeSede } from '@/domain/sedes/importacion-sedes';
import type { Sede } from '@/domain/sedes/sede';
import { DialogoImportacion } from '@/ui/panel/comun/importacion/dialogo-importacion';
import type { Importable } from '@/ui/panel/comun/importacion/importable';
import { AFECTADAS_POR_SEDE } from '../sedes.queries';

const IMPORTAR_SEDES: Importable<readonly Sede[]> = {
  entidad: 'sedes',
  titulo: 'Importar sedes',
  archivo: 'Archivo con las sedes',
  cadaFila: 'sede',
  columnas: COLUMNAS_SEDES,
  afecta: AFECTADAS_POR_SEDE,
  yaExiste: 'Ya existe una sede con este nombre',
  sinCargar: [],
  cargar: async ({ servicios }) => {
    const { datos, error } = await (await servicios.sedes()).listar();
    if (error) throw error;
    return datos;
  },
  leer: () => leerFilaDeSede,
  juzgar: async (filas, sedes) => decidirSedes(filas, sedes),
  advertir: () => ({}),
  nombrar: ({ entrada }) => String(entrada.nombre ?? 'Sin nombre'),
  campoNombre: 'nombre',
  escribir: (filas, { servicios }, envio) =>
    escribirFilas(
      filas.map(({ numero, entrada }) => ({
        numero,
        carril: String(numero),
        campo: 'nombre',
        escribir: async (clave) => (await (await servicios.sedes()).crear(entrada, { clave })).id,
      })),
      envio,
    ),
};

export default function ImportarSedes({ onClose }: { onClose: () => void }) {
  return <DialogoImportacion importable={IMPORTAR_SEDES} onClose={onClose} />;
}
