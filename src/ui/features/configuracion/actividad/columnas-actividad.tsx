import type { Actividad } from '@/domain/actividad/actividad';
import { formatearInstante } from '@/domain/shared/fechas';
import type { Column } from '@/ui/shared/data-table-types';
import { accionEnPalabras, camposEnPalabras, registroEnPalabras } from './palabras-actividad';

export const COLUMNAS_ACTIVIDAD: [Column<Actividad>, ...Column<Actividad>[]] = [
  {
    id: 'fecha',
    header: 'Cuándo',
    width: '13rem',
    cell: (linea) => <time dateTime={linea.fecha}>{formatearInstante(linea.fecha)}</time>,
  },
  {
    id: 'usuario',
    header: 'Quién',
    cell: (linea) => linea.usuario ?? 'El sistema',
    secondary: (linea) => (linea.origen ? `desde ${linea.origen}` : null),
  },
  {
    id: 'accion',
    header: 'Qué hizo',
    cell: (linea) => `${accionEnPalabras(linea)}: ${registroEnPalabras(linea)}`,
  },
  { id: 'campos', header: 'Campos', hideBelow: 'lg', cell: (linea) => camposEnPalabras(linea) || '—' },
];
