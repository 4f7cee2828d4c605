import { ETIQUETA_CATEGORIA_FORMATO } from '@/domain/formatos/categoria-formato';
import type { PlantillaConVersiones } from '@/domain/formatos/versiones-formato';
import type { Column } from '@/ui/shared/data-table-types';
import { CuandoEdito, QuienEdito } from '../../shared/datos/editado-por';
import { EstadoFormatoTag } from './estado-formato-tag';

const enCurso = ({ actual, borrador }: PlantillaConVersiones): string | null =>
  borrador && borrador.id !== actual.id ? `Versión ${borrador.edicion} en borrador` : null;

export const COLUMNAS_PLANTILLAS: [Column<PlantillaConVersiones>, ...Column<PlantillaConVersiones>[]] = [
  {
    id: 'nombre',
    header: 'Nombre',
    cell: ({ actual }) => actual.nombre,
    secondary: ({ actual }) => actual.codigo,
  },
  {
    id: 'categoria',
    header: 'Categoría',
    width: '9rem',
    cell: ({ actual }) => ETIQUETA_CATEGORIA_FORMATO[actual.categoria],
  },
  {
    id: 'estado',
    header: 'Estado',
    width: '13rem',
    cell: ({ actual }) => <EstadoFormatoTag estado={actual.estado} />,
    secondary: enCurso,
  },
  { id: 'edicion', header: 'Versión', align: 'end', width: '6rem', cell: ({ actual }) => actual.edicion },
  {
    id: 'actualizado_en',
    header: 'Última edición',
    hideBelow: 'lg',
    width: '11rem',
    cell: ({ actual }) => <CuandoEdito actualizado_en={actual.actualizado_en} />,
    secondary: ({ actual }) => <QuienEdito actualizado_por={actual.actualizado_por} />,
  },
];
