import { useQuery } from '@tanstack/react-query';
import { type Acudiente, nombreAcudiente } from '@/domain/acudientes/acudiente';
import {
  destinatariosDeCobro,
  esPagador,
  pagadoresSinAutorizacion,
  pagaPorSi,
} from '@/domain/acudientes/quien-paga';
import type { EstadoDeCuenta } from '@/domain/mensualidades/estado-de-cuenta';
import { textoEstadoDeCuenta } from '@/domain/mensualidades/texto-estado-de-cuenta';
import { mensajeErrorCargar } from '@/domain/shared/errores/mensajes-operacion';
import { CajaError } from '@/ui/panel/comun/datos/caja-error';
import { usePanel } from '@/ui/panel/comun/panel/use-panel';
import { consultaAcudientesDe } from '@/ui/panel/comun/participantes/acudientes-de.queries';
import { consultaCobroDe } from '../cobro.queries';
import { BotonesWhatsApp, Mensaje, SinAutorizacion } from './mensaje-whatsapp';

/** The statement as a message to whoever pays. */
export function EnvioWhatsApp({ estado }: { estado: EstadoDeCuenta }) {
  const { servicios } = usePanel();
  const acudientes = useQuery(consultaAcudientesDe(servicios, estado.participante.id));
  const texto = textoEstadoDeCuenta(estado);
  return (
    <>
      <Mensaje texto={texto} />
      <CajaError
        error={acudientes.error}
        titulo={mensajeErrorCargar('acudientes del participante')}
        onRetry={() => void acudientes.refetch()}
        retrying={acudientes.isFetching}
      />
      {acudientes.data ? (
        <Destinos
          acudientes={acudientes.data}
          titular={estado.participante}
          pagaAlguna={estado.mensualidades.some((m) => m.saldo > 0 && m.id_acudiente === null)}
          saldo={estado.saldo}
          texto={texto}
        />
      ) : null}
    </>
  );
}

type DestinosProps = {
  acudientes: readonly Acudiente[];
  titular: EstadoDeCuenta['participante'];
  /** Some of what they owe is theirs to pay. */
  pagaAlguna: boolean;
  saldo: number;
  texto: string;
};

/** The person is asked for only when the message may go to them. */
function Destinos({ acudientes, titular, pagaAlguna, saldo, texto }: DestinosProps) {
  const { servicios } = usePanel();
  const suyo = pagaPorSi(acudientes, { pagaAlguna });
  const persona = useQuery({ ...consultaCobroDe(servicios, titular.id), enabled: suyo });
  if (suyo && persona.isPending) return null;
  if (persona.error) {
    return (
      <CajaError
        error={persona.error}
        titulo={mensajeErrorCargar('participantes')}
        onRetry={() => void persona.refetch()}
        retrying={persona.isFetching}
      />
    );
  }
  const { id, nombre } = titular;
  const telefono = persona.data?.telefono ?? null;
  const sinPermiso = pagadoresSinAutorizacion(acudientes).map(nombreAcudiente);
  const personas = destinatariosDeCobro(acudientes, { id, nombre, telefono, pagaAlguna });
  return (
    <>
      {acudientes.some(esPagador) ? null : (
        <p>
          Ningún acudiente está marcado como responsable del pago: el mensaje es para {nombre}, y para nadie
          más de su familia.
        </p>
      )}
      {sinPermiso.length > 0 ? <SinAutorizacion nombres={sinPermiso} de={[nombre]} /> : null}
      {personas.length > 0 || sinPermiso.length === 0 ? (
        <BotonesWhatsApp personas={personas} texto={texto} saldo={saldo} />
      ) : null}
    </>
  );
}
