import { Box } from '@chakra-ui/react/box';
import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import type { ResultadoDePin, SituacionDelCofre } from '@/application/sin-red/cerradura.port';
import type { TrabajoSinRed } from '@/application/sin-red/trabajo-sin-red';
import { DIGITOS_DE_PIN } from '@/domain/sin-red/pin';
import { CajaError } from '@/ui/panel/comun/datos/caja-error';
import { Button } from '@/ui/shared/button';
import { Modal } from '@/ui/shared/modal';
import { Notice } from '@/ui/shared/notice';
import { CampoPin } from './campo-pin';
import { hastaCuando } from './edad-de-copia';
import { useSituacion } from './use-sin-red';

const LO_QUE_ESPERA =
  'Lo que esperaba enviarse no se pierde: sigue cerrado en este equipo, y se envía cuando entre con conexión.';
const EN_PAPEL =
  'Mientras tanto anote en papel quién, cuánto, cuándo y quién lo recibió: después se registra con su fecha.';

/** Why no PIN opens it any more, or not now. */
const MOTIVO: Readonly<Record<'BORRADO' | 'VENCIDO' | 'RELOJ' | 'SIN_PIN', string>> = {
  BORRADO: `Se acabaron los intentos y se borró lo que este equipo guardaba para leer. ${LO_QUE_ESPERA} ${EN_PAPEL}`,
  SIN_PIN: `En este equipo no queda un PIN. Conéctese a internet y entre de nuevo. ${LO_QUE_ESPERA} ${EN_PAPEL}`,
  VENCIDO: `Lo que este equipo guardaba pasó de los días permitidos: sin conexión no se puede leer ni registrar nada aquí. Basta un momento de internet, también el que comparte un teléfono, para traerlo de nuevo. ${EN_PAPEL} ${LO_QUE_ESPERA}`,
  RELOJ: `El reloj de este equipo marca una hora anterior a la última que se vio en él. Póngalo en hora y vuelva a cargar esta página, o conéctese a internet. ${LO_QUE_ESPERA}`,
};

/** What is known beforehand: nobody writes a PIN that opens nothing. */
export const sinAbrir = ({ vigencia, conPin }: SituacionDelCofre): 'RELOJ' | 'SIN_PIN' | 'VENCIDO' | null => {
  if (vigencia === 'reloj-atrasado') return 'RELOJ';
  if (!conPin) return 'SIN_PIN';
  return vigencia === 'vigente' ? null : 'VENCIDO';
};

const queda = (intentos: number): string =>
  intentos === 1
    ? 'Le queda 1 intento; si falla, se borra lo guardado para leer.'
    : `Le quedan ${intentos} intentos.`;

type AbrirConPinProps = {
  sinRed: TrabajoSinRed;
  nombre: string;
  onAbierto: () => void;
  onClose: () => void;
};

/** In front of the panel while its service does not answer and what this device keeps is closed. */
export function AbrirConPin({ sinRed, nombre, onAbierto, onClose }: AbrirConPinProps) {
  const { cerradura } = sinRed;
  const [pin, setPin] = useState('');
  const [olvidado, setOlvidado] = useState(false);
  const { data: situacion, refetch } = useSituacion(sinRed);
  const intento = useMutation({
    networkMode: 'always',
    mutationFn: (escrito: string) => cerradura.abrirConPin(escrito),
    onSuccess: ({ resultado }) => {
      setPin('');
      void refetch();
      if (resultado === 'ABIERTO') onAbierto();
    },
  });
  const hasta = situacion ? hastaCuando(situacion) : '';
  const dado: ResultadoDePin | undefined = intento.data;
  const sabido = situacion ? sinAbrir(situacion) : null;
  const cerrado =
    dado && dado.resultado !== 'ABIERTO' && dado.resultado !== 'INCORRECTO' ? dado.resultado : sabido;
  const incorrecto = dado?.resultado === 'INCORRECTO' && pin === '';
  const marco = (contenido: ReactNode, pie: ReactNode, enviar?: () => void) => (
    <Modal
      open
      // Nothing behind it can be read until it is open: what the address asks for waits.
      holdsOthers
      size="sm"
      title="Trabajar sin red"
      showCloseButton={false}
      closeOnBackdrop={false}
      onClose={onClose}
      {...(enviar ? { onSubmit: enviar } : {})}
      footer={pie}
    >
      <Box display="flex" flexDirection="column" gap="4">
        {contenido}
      </Box>
    </Modal>
  );
  if (cerrado) {
    return marco(
      <Notice tone="warning" role="alert">
        {MOTIVO[cerrado]}
      </Notice>,
      <Button variant="solid" onClick={onClose} data-autofocus>
        Entendido
      </Button>,
    );
  }
  const enviar = () => {
    if (pin.length === DIGITOS_DE_PIN && !intento.isPending) intento.mutate(pin);
  };
  return marco(
    <>
      <p>
        {`No hay conexión. Con su PIN se abre lo que este equipo guardó para ${nombre}${hasta && `, hasta el ${hasta}`}.`}
      </p>
      {intento.isError ? <CajaError error={intento.error} titulo="No se pudo abrir" /> : null}
      <CampoPin
        label="PIN de seis números"
        value={pin}
        onChange={setPin}
        autoFocus
        error={incorrecto ? `PIN incorrecto. ${queda(dado.quedan)}` : undefined}
        {...(situacion && situacion.intentos < 5 && !incorrecto ? { help: queda(situacion.intentos) } : {})}
      />
      {olvidado ? (
        <Notice tone="info" role="status">
          {`Con internet se abre sin el PIN, también con el que comparte un teléfono, y en Configuración → Preferencias puede poner otro. ${LO_QUE_ESPERA} ${EN_PAPEL}`}
        </Notice>
      ) : null}
    </>,
    <>
      <Button onClick={() => (olvidado ? onClose() : setOlvidado(true))}>
        {olvidado ? 'Seguir sin abrir' : 'Olvidé el PIN'}
      </Button>
      <Button type="submit" variant="solid" busy={intento.isPending} busyText="Abriendo...">
        Abrir
      </Button>
    </>,
    enviar,
  );
}
