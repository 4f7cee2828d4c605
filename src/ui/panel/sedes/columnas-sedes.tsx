import { ocupacionDeArea, separaAreas } from '@/domain/sedes/ocupacion-sede';
import { direccionConMunicipio, type Sede } from '@/domain/sedes/sede';
import { AREAS, ETIQUETA_AREA } from '@/domain/shared/area';
import { formatearNumero } from '@/domain/shared/dinero/formatear-dinero';
import { enlaceLlamada, formatearTelefono } from '@/domain/shared/telefono';
import { ClippedText } from '@/ui/shared/clipped-text';
import type { Column, PhoneRow } from '@/ui/shared/data-table-types';
import { CuandoEdito, QuienEdito } from '../comun/datos/editado-por';
import { BarraOcupacion } from './barra-ocupacion';
import { EstadoSedeTag } from './estado-sede-tag';
import { sinAreaEnPalabras } from './etiquetas-sede';

const NADA = '—';

export const COLUMNAS_SEDES: [Column<Sede>, ...Column<Sede>[]] = [
  {
    id: 'nombre',
    header: 'Nombre',
    width: 'rest',
    sortable: true,
    cell: (s) => s.nombre,
    secondary: (s) => <ClippedText>{direccionConMunicipio(s)}</ClippedText>,
  },
  {
    id: 'hombres',
    header: 'Hombres',
    cell: (s) => <BarraOcupacion sede={s} area="HOMBRES" conArea={false} />,
  },
  {
    id: 'mujeres',
    header: 'Mujeres',
    cell: (s) => <BarraOcupacion sede={s} area="MUJERES" conArea={false} />,
  },
  {
    id: 'estado',
    header: 'Estado',
    sortable: true,
    cell: (s) => <EstadoSedeTag estado={s.estado} />,
    secondary: sinAreaEnPalabras,
  },
  { id: 'responsable', header: 'Responsable', hideBelow: 'lg', cell: (s) => s.responsable ?? NADA },
  {
    id: 'telefono',
    header: 'Teléfono',
    hideBelow: 'lg',
    width: '7rem',
    cell: (s) =>
      s.telefono ? <span style={{ whiteSpace: 'nowrap' }}>{formatearTelefono(s.telefono)}</span> : NADA,
  },
  {
    id: 'actualizado_en',
    header: 'Última edición',
    sortable: true,
    cell: (s) => <CuandoEdito actualizado_en={s.actualizado_en} />,
    secondary: (s) => <QuienEdito actualizado_por={s.actualizado_por} />,
  },
];

/** 'Hombres 20/30', for each area that the house has. */
const ocupacionEnPalabras = (sede: Sede): string =>
  AREAS.map((area) => ({ area, ...ocupacionDeArea(sede, area) }))
    .filter(({ capacidad, ocupacion }) => capacidad > 0 || ocupacion > 0)
    .map(
      ({ area, capacidad, ocupacion }) =>
        `${ETIQUETA_AREA[area]} ${formatearNumero(ocupacion)}/${formatearNumero(capacidad)}`,
    )
    .join(' · ');

const enTodas = (sede: Sede, cuenta: 'disponibles' | 'exceso'): number =>
  AREAS.reduce((suma, area) => suma + ocupacionDeArea(sede, area)[cuenta], 0);

const libres = (sede: Sede): string => {
  const cupos = enTodas(sede, 'disponibles');
  const exceso = separaAreas(sede) ? enTodas(sede, 'exceso') : 0;
  if (cupos === 0 && exceso > 0) return `${formatearNumero(exceso)} de más`;
  return cupos === 1 ? '1 libre' : `${formatearNumero(cupos)} libres`;
};

export const FILA_SEDE: PhoneRow<Sede> = {
  figure: libres,
  detail: (s) => ocupacionEnPalabras(s) || 'Sin cupos definidos',
  mark: (s) => (s.estado === 'ACTIVA' ? null : <EstadoSedeTag estado={s.estado} />),
  call: (s) => (s.telefono ? { label: `Llamar a ${s.nombre}`, href: enlaceLlamada(s.telefono) } : null),
};
