import type { AcudienteEnLista } from '@/application/acudientes/acudiente-repository.port';
import type { ServiciosPanel } from '@/application/servicios/servicios-panel';
import { ETIQUETA_MARCA, type Marca } from '@/domain/acudientes/acudiente';
import type { CriteriosAcudientes } from '@/domain/acudientes/criterios-acudientes';
import { ETIQUETA_ESTADO_ACUDIENTE, ETIQUETA_PARENTESCO } from '@/domain/acudientes/opciones-acudiente';
import type { FechaCalendario } from '@/domain/shared/fechas';
import { PALABRAS_MARCA } from '@/domain/shared/lectura/leer-marca';
import type { ColumnaExportada } from '../comun/exportacion/columna-exportada';
import { diaYHora } from '../comun/exportacion/dia-y-hora';
import type { Exportacion } from '../comun/exportacion/exportar';
import { leerTodasLasPaginas } from '../comun/exportacion/leer-paginas';
import { nombreDeArchivo } from '../comun/exportacion/nombre-de-archivo';

const MARCAS = Object.keys(ETIQUETA_MARCA) as Marca[];

const COLUMNAS: readonly ColumnaExportada<AcudienteEnLista>[] = [
  { titulo: 'Apellidos', valor: (a) => a.apellidos },
  { titulo: 'Nombres', valor: (a) => a.nombres },
  { titulo: 'Tipo de documento', valor: (a) => a.tipo_documento },
  { titulo: 'Número de documento', valor: (a) => a.numero_documento },
  { titulo: 'Participante', valor: (a) => a.participante_nombre },
  { titulo: 'Documento participante', valor: (a) => a.participante_documento },
  { titulo: 'Parentesco', valor: (a) => a.parentesco && ETIQUETA_PARENTESCO[a.parentesco] },
  { titulo: 'Teléfono', valor: (a) => a.telefono },
  { titulo: 'Otro teléfono', valor: (a) => a.telefono_alterno },
  { titulo: 'Correo electrónico', valor: (a) => a.email },
  { titulo: 'Dirección', valor: (a) => a.direccion },
  // One by one: a sheet filters them, and an import reads them.
  ...MARCAS.map(
    (marca): ColumnaExportada<AcudienteEnLista> => ({
      titulo: ETIQUETA_MARCA[marca],
      valor: (a) => (a[marca] ? PALABRAS_MARCA.SI : PALABRAS_MARCA.NO),
    }),
  ),
  { titulo: 'Estado', valor: (a) => ETIQUETA_ESTADO_ACUDIENTE[a.estado] },
  { titulo: 'Editado por', valor: (a) => a.actualizado_por },
  { titulo: 'Última edición', tipo: 'INSTANTE', valor: (a) => diaYHora(a.actualizado_en) },
];

/** Every row that meets the filters, ready to be written. */
export const prepararAcudientes = async (
  servicios: ServiciosPanel,
  criterios: CriteriosAcudientes,
  hoy: FechaCalendario,
): Promise<Exportacion<AcudienteEnLista>> => ({
  nombre: nombreDeArchivo('acudientes', hoy, criterios),
  hoja: 'Acudientes',
  columnas: COLUMNAS,
  filas: await leerTodasLasPaginas((c) => servicios.acudientes().then((casos) => casos.buscar(c)), criterios),
});
