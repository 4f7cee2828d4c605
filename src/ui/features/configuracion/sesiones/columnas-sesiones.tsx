import type { SesionAbierta } from '@/domain/sesion/sesion-abierta';
import { formatearInstante } from '@/domain/shared/fechas';
import { Button } from '@/ui/shared/button';
import type { Column } from '@/ui/shared/data-table-types';
import { StatusTag } from '@/ui/shared/status-tag';
import { haceCuanto } from '../../shared/datos/hace-cuanto';

type Columnas = [Column<SesionAbierta>, ...Column<SesionAbierta>[]];

interface Opciones {
  ahora: Date;
  onCerrar: (sesion: SesionAbierta) => void;
}

export const columnasSesiones = ({ ahora, onCerrar }: Opciones): Columnas => [
  {
    id: 'dispositivo',
    header: 'Dispositivo',
    cell: (sesion) => sesion.dispositivo,
    secondary: (sesion) => (sesion.direccion ? `desde ${sesion.direccion}` : null),
  },
  {
    id: 'creada_en',
    header: 'Abierta desde',
    cell: (sesion) => <time dateTime={sesion.creada_en}>{formatearInstante(sesion.creada_en)}</time>,
  },
  {
    id: 'ultimo_uso',
    header: 'Último uso',
    cell: (sesion) => <time dateTime={sesion.ultimo_uso}>{haceCuanto(sesion.ultimo_uso, ahora)}</time>,
  },
  {
    id: 'accion',
    header: 'Acción',
    width: '10rem',
    cell: (sesion) =>
      sesion.actual ? (
        <StatusTag tone="success">Esta sesión</StatusTag>
      ) : (
        <Button size="sm" aria-label={`Cerrar ${sesion.dispositivo}`} onClick={() => onCerrar(sesion)}>
          Cerrar
        </Button>
      ),
  },
];
