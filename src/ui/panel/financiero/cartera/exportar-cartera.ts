import type { ServiciosPanel } from '@/application/servicios/servicios-panel';
import { ETIQUETA_EDAD_CARTERA } from '@/domain/mensualidades/cartera';
import type { PagadorEnCartera } from '@/domain/mensualidades/cartera-por-pagador';
import type { CriteriosCartera } from '@/domain/mensualidades/criterios-cartera';
import { EDADES_CARTERA } from '@/domain/mensualidades/opciones-mensualidad';
import type { FechaCalendario } from '@/domain/shared/fechas';
import type { ColumnaExportada } from '@/ui/panel/comun/exportacion/columna-exportada';
import type { Exportacion } from '@/ui/panel/comun/exportacion/exportar';
import { leerTodasLasPaginas } from '@/ui/panel/comun/exportacion/leer-paginas';
import { nombreDeArchivo } from '@/ui/panel/comun/exportacion/nombre-de-archivo';
import { numeroDeDocumento } from '@/ui/panel/comun/exportacion/numero-de-documento';

const COLUMNAS: readonly ColumnaExportada<PagadorEnCartera>[] = [
  { titulo: 'Pagador', valor: (p) => p.nombre },
  { titulo: 'Documento', valor: (p) => numeroDeDocumento(p.documento) },
  { titulo: 'Teléfono', valor: (p) => p.telefono },
  { titulo: 'Participantes', valor: (p) => p.participantes.map(({ nombre }) => nombre).join(', ') },
  { titulo: 'Mensualidades', valor: (p) => p.mensualidades },
  ...EDADES_CARTERA.map((edad) => ({
    titulo: ETIQUETA_EDAD_CARTERA[edad],
    tipo: 'DINERO' as const,
    valor: (p: PagadorEnCartera) => p.edades[edad],
  })),
  { titulo: 'Días de mora', valor: (p) => p.dias_mora },
  { titulo: 'Vencido', tipo: 'DINERO', valor: (p) => p.vencido },
  { titulo: 'Saldo', tipo: 'DINERO', valor: (p) => p.saldo },
  { titulo: 'A favor', tipo: 'DINERO', valor: (p) => p.a_favor },
];

/** Every row that meets the filters, ready to be written. */
export const prepararCartera = async (
  servicios: ServiciosPanel,
  criterios: CriteriosCartera,
  hoy: FechaCalendario,
): Promise<Exportacion<PagadorEnCartera>> => ({
  informe: 'CARTERA',
  nombre: nombreDeArchivo('cartera', hoy, criterios),
  hoja: 'Cartera',
  columnas: COLUMNAS,
  filas: await leerTodasLasPaginas((c) => servicios.finanzas().then((casos) => casos.cartera(c)), criterios),
});
