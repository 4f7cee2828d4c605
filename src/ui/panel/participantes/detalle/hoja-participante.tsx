import { Box } from '@chakra-ui/react/box';
import type { Participante } from '@/domain/participantes/participante';
import { formatearInstante } from '@/domain/shared/fechas';
import { useNombreSede } from '@/ui/panel/comun/datos/use-nombre-sede';
import { useHoy } from '@/ui/panel/comun/panel/use-hoy';
import { usePanel } from '@/ui/panel/comun/panel/use-panel';
import { DetailList } from '@/ui/shared/detail-list';
import { PrintSheet } from '@/ui/shared/print-sheet';
import { EstadoDeCuenta } from './estado-de-cuenta';
import { ListaSeccion } from './lista-seccion';
import { datosDeAutorizacion, datosDeIdentidad, datosDeProceso, datosPrincipales } from './listas-de-datos';
import { SeccionAcudientes } from './seccion-acudientes';
import { SeccionEstancias } from './seccion-estancias';
import { SeccionReservada, usePuedeVerReservados } from './seccion-reservada';

type HojaParticipanteProps = {
  participante: Participante;
  /** Whose paper it is. */
  fundacion: string;
};

/** The card on paper: what is known of the person, without what can only be pressed or is only history. */
export function HojaParticipante({ participante, fundacion }: HojaParticipanteProps) {
  const { servicios, usuario } = usePanel();
  const contexto = { p: participante, hoy: useHoy(), nombreSede: useNombreSede() };
  const conReservados = usePuedeVerReservados(participante);
  const { actualizado_en } = participante;
  const impresa = formatearInstante(servicios.reloj.ahora().toISOString());
  return (
    <PrintSheet
      organization={fundacion}
      title={participante.nombre}
      detail={`Ficha del participante · ${impresa} · ${usuario.displayName ?? usuario.email}`}
    >
      <DetailList items={datosPrincipales(contexto)} />
      <Box marginTop="5">
        <ListaSeccion titulo="Identidad y contacto" datos={datosDeIdentidad(contexto)} enPapel />
        <ListaSeccion titulo="Proceso" datos={datosDeProceso(contexto)} enPapel />
        <SeccionEstancias participante={participante} />
        <SeccionAcudientes participante={participante} enPapel />
        <EstadoDeCuenta participante={participante} enPapel />
        <ListaSeccion titulo="Autorización de datos" datos={datosDeAutorizacion(participante)} enPapel />
        {conReservados ? <SeccionReservada participante={participante} /> : null}
      </Box>
      <Box as="p" textStyle="ayuda" marginTop="5">
        {[
          actualizado_en && `Última edición: ${formatearInstante(actualizado_en)}`,
          conReservados && 'Contiene información reservada: no la deje a la vista',
        ]
          .filter(Boolean)
          .join('. ')}
        .
      </Box>
    </PrintSheet>
  );
}
