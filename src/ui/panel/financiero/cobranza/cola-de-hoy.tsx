import { Box } from '@chakra-ui/react/box';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { datosFundacionDe } from '@/application/configuracion/datos-fundacion.port';
import { cuentasParaPagar } from '@/domain/configuracion/cuenta-publica';
import type {
  ColaDeRecordatorios,
  Recordatorio,
} from '@/domain/mensualidades/cobranza/cola-de-recordatorios';
import { textoDeRecordatorio } from '@/domain/mensualidades/cobranza/texto-de-recordatorio';
import { consultaConfiguracion } from '@/ui/panel/comun/datos/configuracion.queries';
import { useEsAdministrador } from '@/ui/panel/comun/panel/use-es-administrador';
import { usePanel } from '@/ui/panel/comun/panel/use-panel';
import { useBusquedaUrl } from '@/ui/panel/comun/url/use-busqueda-url';
import { Button } from '@/ui/shared/button';
import { EmptyState } from '@/ui/shared/empty-state';
import { Notice } from '@/ui/shared/notice';
import type { BusquedaFinanciero } from '../busqueda-financiero';
import { canalAbierto } from './abrir-canal';
import { EnEspera } from './en-espera';
import { TarjetaRecordatorio } from './tarjeta-recordatorio';

const LLAMADA = 'llamada.';
const NADIE: ReadonlySet<string> = new Set();
const con = (claves: ReadonlySet<string>, clave: string): ReadonlySet<string> => new Set([...claves, clave]);

/** Whose turn it is. The person whose chat is open stays until it is said what came of it, whatever the list says meanwhile. */
const useTurnos = ({ datos }: ColaDeRecordatorios, llamada: string | undefined) => {
  const [hechos, setHechos] = useState(NADIE);
  const [saltados, setSaltados] = useState(NADIE);
  const [abierto, setAbierto] = useState<Recordatorio | null>(
    datos.find(({ clave }) => clave === llamada) ?? null,
  );
  // Of who was just written to, the list will say so in a moment.
  const alcanzables = datos.filter(({ permisos, telefono }) => canalAbierto(permisos, telefono) !== null);
  const porHacer = alcanzables.filter(({ clave }) => !hechos.has(clave));
  const siguiente = porHacer.find(({ clave }) => !saltados.has(clave)) ?? null;
  const pasar = (hacer: () => void) => {
    setAbierto(null);
    hacer();
  };
  return {
    actual: abierto ?? siguiente,
    abrir: setAbierto,
    porHacer,
    hechos,
    enEspera: datos.filter((uno) => !alcanzables.includes(uno) && uno.clave !== abierto?.clave),
    saltados: porHacer.filter(({ clave }) => saltados.has(clave)).length,
    terminar: ({ clave }: Recordatorio) => pasar(() => setHechos((antes) => con(antes, clave))),
    saltar: ({ clave }: Recordatorio) => pasar(() => setSaltados((antes) => con(antes, clave))),
    volverASaltados: () => setSaltados(NADIE),
  };
};

/** One person at a time; whoever may not write sees the list alone. */
export default function ColaDeHoy({ cola }: { cola: ColaDeRecordatorios }) {
  const { servicios } = usePanel();
  const esAdministrador = useEsAdministrador();
  const { data: configuracion } = useQuery(consultaConfiguracion(servicios));
  const { busqueda, cambiar } = useBusquedaUrl<BusquedaFinanciero>();
  // A phone that calls may take the page away meanwhile: it comes back with whom was called, and what is being written of it.
  const llamada = busqueda.accion?.startsWith(LLAMADA) ? busqueda.accion.slice(LLAMADA.length) : undefined;
  const turnos = useTurnos(cola, llamada);
  const { actual, porHacer, hechos, saltados } = turnos;
  if (cola.datos.length === 0 && cola.con_promesa.length === 0) {
    return (
      <EmptyState
        title="Nadie a quien recordarle"
        description="No hay nada vencido, ni nada que venza en los próximos tres días."
      />
    );
  }
  const canal = actual && (canalAbierto(actual.permisos, actual.telefono) ?? 'WHATSAPP');
  const total = porHacer.length + hechos.size;
  return (
    <Box maxWidth="44rem">
      {total > 0 ? (
        <Box as="p" role="status" fontSize="sm" color="fg.muted" marginBottom="2">
          {`${hechos.size} de ${total} hechos${saltados > 0 ? ` · ${saltados} para después` : ''}`}
        </Box>
      ) : null}
      {esAdministrador && actual && canal && configuracion !== undefined ? (
        <TarjetaRecordatorio
          key={actual.clave}
          recordatorio={actual}
          canal={canal}
          texto={textoDeRecordatorio(
            actual,
            {
              nombre: datosFundacionDe(configuracion).nombre,
              cuentas: cuentasParaPagar(configuracion?.cuentas ?? []),
            },
            servicios.reloj.ahora(),
          )}
          anotando={actual.clave === llamada}
          alAnotar={(anotando) =>
            void cambiar({ accion: anotando ? LLAMADA + actual.clave : undefined }, { reemplazar: true })
          }
          alAbrir={() => turnos.abrir(actual)}
          alHacer={() => turnos.terminar(actual)}
          alSaltar={() => turnos.saltar(actual)}
        />
      ) : null}
      {esAdministrador && !actual && hechos.size === 0 && saltados === 0 ? (
        <Box as="p" role="status" color="fg.muted">
          Por ahora no se puede contactar a nadie.
        </Box>
      ) : null}
      {esAdministrador && !actual && hechos.size + saltados > 0 ? (
        <Notice
          tone={hechos.size > 0 ? 'success' : 'info'}
          title={saltados === 0 ? 'No queda nadie por contactar ahora' : undefined}
          action={
            saltados > 0 ? <Button onClick={turnos.volverASaltados}>Volver a los que saltó</Button> : null
          }
        >
          {saltados > 0 ? `Quedan ${saltados} que dejó para después.` : null}
        </Notice>
      ) : null}
      <EnEspera gente={esAdministrador ? turnos.enEspera : cola.datos} conPromesa={cola.con_promesa} />
    </Box>
  );
}
