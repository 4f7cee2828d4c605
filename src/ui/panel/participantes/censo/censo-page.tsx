import { Box } from '@chakra-ui/react/box';
import { useQuery } from '@tanstack/react-query';
import { Printer } from 'lucide-react';
import type { ParticipanteListado } from '@/domain/participantes/participante';
import type { Sede } from '@/domain/sedes/sede';
import { AREAS, type Area, ETIQUETA_AREA } from '@/domain/shared/area';
import { formatearNumero } from '@/domain/shared/dinero/formatear-dinero';
import { documentoDe } from '@/domain/shared/documento';
import { mensajeErrorCargar } from '@/domain/shared/errores/mensajes-operacion';
import { formatearFecha, formatearInstante } from '@/domain/shared/fechas';
import { mismoId } from '@/domain/shared/id';
import { CajaError } from '@/ui/panel/comun/datos/caja-error';
import { consultaSedesDisponibles } from '@/ui/panel/comun/datos/sedes-disponibles.queries';
import { useFundacion } from '@/ui/panel/comun/panel/use-fundacion';
import { usePanel } from '@/ui/panel/comun/panel/use-panel';
import { EnlaceParticipante } from '@/ui/panel/comun/participantes/enlace-participante';
import { marcaDeFila } from '@/ui/panel/comun/sin-red/marca-de-registro';
import { EmptyState } from '@/ui/shared/empty-state';
import { LoadingIndicator } from '@/ui/shared/loading-indicator';
import { PageHeader } from '@/ui/shared/page-header';
import { PrintSheet } from '@/ui/shared/print-sheet';
import { MOBILE, useMediaQuery } from '@/ui/shared/use-media-query';
import { consultaCenso } from './censo.queries';

interface GrupoDelCenso {
  id: string;
  titulo: string;
  /** `null` when nobody has declared it. */
  capacidad: number | null;
  personas: readonly ParticipanteListado[];
}

const CAPACIDADES = { HOMBRES: 'capacidad_hombres', MUJERES: 'capacidad_mujeres' } as const;

const porNombre = (a: ParticipanteListado, b: ParticipanteListado): number =>
  a.nombre.localeCompare(b.nombre, 'es');

/** People in the house by sede and area; those without one come last, so that nobody is left out of the paper. */
const agruparCenso = (personas: readonly ParticipanteListado[], sedes: readonly Sede[]): GrupoDelCenso[] => {
  const areas: readonly (Area | null)[] = [...AREAS, null];
  const grupo = (sede: Sede | null, area: Area | null): GrupoDelCenso => ({
    id: `${sede?.id ?? ''}-${area ?? ''}`,
    titulo: `${sede?.nombre ?? 'Sin sede'} · ${area ? ETIQUETA_AREA[area] : 'Sin área'}`,
    capacidad: sede && area ? sede[CAPACIDADES[area]] : null,
    personas: personas
      .filter((p) => (sede ? mismoId(p.sede_id, sede.id) : !sedes.some((s) => mismoId(s.id, p.sede_id))))
      .filter((p) => p.area === area)
      .sort(porNombre),
  });
  return [...sedes, null]
    .flatMap((sede) => areas.map((area) => grupo(sede, area)))
    .filter(({ personas: dentro }) => dentro.length > 0);
};

/** '(con permiso desde el sáb 21 nov 2026, vuelve el mar 24 nov 2026)'. */
const permisoDe = ({ salida_permiso, regreso_previsto }: ParticipanteListado): string => {
  const desde = salida_permiso ? ` desde el ${formatearFecha(salida_permiso)}` : '';
  return `(con permiso${desde}${regreso_previsto ? `, vuelve el ${formatearFecha(regreso_previsto)}` : ''})`;
};

/** One area of one sede: as many lines as people. */
function GrupoCenso({ titulo, capacidad, personas }: GrupoDelCenso) {
  const { servicios } = usePanel();
  const marca = marcaDeFila(servicios, 'participante');
  return (
    <Box as="section" aria-label={titulo} marginBottom="4" lineHeight="snug">
      <Box
        as="h3"
        fontWeight="semibold"
        borderBottom="1px solid"
        borderColor="border.control"
        paddingBottom="1"
        marginBottom="1"
        overflowWrap="anywhere"
      >
        {`${titulo}: ${personas.length}${capacidad === null ? '' : ` de ${capacidad}`}`}
      </Box>
      <Box as="ol" listStyle="none">
        {personas.map((persona) => (
          <Box
            as="li"
            key={persona.id}
            display="flex"
            flexWrap="wrap"
            justifyContent="space-between"
            alignItems="baseline"
            columnGap="2"
          >
            {/* Beside other words, the colour alone would not say that it is a link. */}
            <Box
              as="span"
              minWidth="0"
              overflowWrap="anywhere"
              css={{
                '& a': {
                  textDecoration: { base: 'underline', _print: 'none' },
                  // A finger has the whole line, and not that of whoever is above or below; paper has as many as fit.
                  '@media screen and (any-pointer: coarse)': {
                    display: 'inline-block',
                    paddingBlock: '0.6875rem',
                  },
                },
              }}
            >
              <EnlaceParticipante id={persona.id} nombre={persona.nombre} /> {marca?.(persona)}
              {persona.estado === 'CON_PERMISO' ? <em> {permisoDe(persona)}</em> : null}
            </Box>
            <Box as="span" color="fg.muted" whiteSpace="nowrap">
              {documentoDe(persona)}
            </Box>
          </Box>
        ))}
      </Box>
    </Box>
  );
}

/** Who is in the house now, to put on paper. */
export function CensoPage() {
  const { servicios, usuario } = usePanel();
  const fundacion = useFundacion();
  const personas = useQuery(consultaCenso(servicios));
  const sedes = useQuery(consultaSedesDisponibles(servicios));
  const listo = personas.data && sedes.data;
  const error = personas.error ?? sedes.error;
  const reintentar = () => {
    void personas.refetch();
    void sedes.refetch();
  };
  const estrecha = useMediaQuery(MOBILE);
  const conPermiso = personas.data?.filter(({ estado }) => estado === 'CON_PERMISO').length ?? 0;
  const cuantas = `${formatearNumero(personas.data?.length ?? 0)} en total, ${formatearNumero(conPermiso)} con permiso`;
  return (
    <>
      <Box className="no-imprimir">
        <PageHeader
          title="Censo"
          description={estrecha && listo ? cuantas : null}
          action={
            listo
              ? { id: 'imprimir', label: 'Imprimir', icon: <Printer />, onSelect: () => window.print() }
              : null
          }
        />
      </Box>
      <CajaError
        error={error}
        titulo={mensajeErrorCargar('participantes')}
        onRetry={reintentar}
        retrying={personas.isFetching || sedes.isFetching}
      />
      {!listo && !error ? <LoadingIndicator /> : null}
      {listo ? (
        <PrintSheet
          organization={fundacion?.nombre ?? ''}
          title="Censo de participantes"
          detail={`${formatearInstante(servicios.reloj.ahora().toISOString())} · ${usuario.displayName ?? usuario.email} · ${cuantas}`}
          headOnlyOnPaper
        >
          {personas.data.length === 0 ? (
            <EmptyState title="No hay participantes en las sedes" />
          ) : (
            <Box css={{ columns: '17rem 3', columnGap: '1.5rem' }} fontSize={{ base: 'sm', _print: '11px' }}>
              {agruparCenso(personas.data, sedes.data).map((grupo) => (
                <GrupoCenso key={grupo.id} {...grupo} />
              ))}
            </Box>
          )}
        </PrintSheet>
      ) : null}
    </>
  );
}
