import { Box } from '@chakra-ui/react/box';
import { focusManager, useQuery, useQueryClient } from '@tanstack/react-query';
import { LockKeyhole } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { TrabajoSinRed } from '@/application/sin-red/trabajo-sin-red';
import { pareceCaida } from '@/domain/shared/errores/error-transporte';
import { venceEnElDia } from '@/domain/sin-red/vigencia';
import type { Conexion } from '@/ui/panel/comun/conexion/conexion-actual';
import { CajaError } from '@/ui/panel/comun/datos/caja-error';
import { EnlacePanel } from '@/ui/panel/comun/panel/enlace-panel';
import { useSegunLaHora } from '@/ui/panel/comun/panel/use-hoy';
import { usePanel } from '@/ui/panel/comun/panel/use-panel';
import { Notice } from '@/ui/shared/notice';
import { AbrirConPin, sinAbrir } from './abrir-con-pin';
import { CambiosAjenos } from './cambios-ajenos';
import { hastaCuando } from './edad-de-copia';
import { EscribirPin } from './escribir-pin';
import { useGuardarEstampa } from './estampa/use-guardar-estampa';
import { agregarAjenos, consultaAjenos, verAjenos } from './marcas.queries';
import { origenDe, useLeyendoDeLaCopia } from './origen-de-consultas';
import { useEstadoDelCofre, useSinRed, useSituacion } from './use-sin-red';

const ENTRE_COPIAS_MS = 4 * 60_000;
/** One address may fail for long while the others answer. */
const ENTRE_RELECTURAS_MS = 30_000;

/** Opens the vault of whoever is signed in and brings its copy up to date, while there is a service to ask. */
const useCopiaAlDia = (sinRed: TrabajoSinRed, conexion: Conexion) => {
  const leyendo = useLeyendoDeLaCopia(sinRed);
  const huboCorte = useRef(false);
  const [terminado, setTerminado] = useState(false);
  const cliente = useQueryClient();
  const { data: ajenos } = useQuery(consultaAjenos);
  if (leyendo) huboCorte.current = true;
  const alDia = useQuery({
    queryKey: ['sin-red', 'al-dia'],
    enabled: conexion === 'bien',
    retry: false,
    staleTime: 0,
    // Only while somebody looks at the panel: so it is in this library unless told otherwise.
    refetchInterval: ENTRE_COPIAS_MS,
    queryFn: async () => {
      if (sinRed.cofre.estado() === 'cerrado') await sinRed.cerradura.abrirConServicio();
      const cambios = await sinRed.actualizar();
      if (cambios === null) setTerminado(true);
      else if (huboCorte.current) {
        huboCorte.current = false;
        agregarAjenos(cliente, cambios);
      }
      return Date.now();
    },
  });
  const { refetch } = alDia;
  useEffect(() => {
    if (!leyendo || conexion !== 'bien') return;
    const { releer } = origenDe(cliente, sinRed.lectura);
    // A read went to the copy: this one, which does not, tells the panel whether the service is there.
    void refetch().then(({ isSuccess }) => (isSuccess ? releer() : undefined));
    const turno = setInterval(() => {
      if (focusManager.isFocused()) void releer();
    }, ENTRE_RELECTURAS_MS);
    return () => clearInterval(turno);
  }, [leyendo, conexion, refetch, cliente, sinRed]);
  return { alDia, ajenos, leyendo, terminado };
};

function ElegirEsteEquipo() {
  return (
    <Box asChild textDecoration="underline">
      <EnlacePanel href="/configuracion?pestana=preferencias">trabajar sin red en este equipo</EnlacePanel>
    </Box>
  );
}

type AvisoSinRedProps = {
  conexion: Conexion;
  /** How many times somebody asked for the PIN. */
  pedido: number;
};

function Avisos({ sinRed, conexion, pedido }: AvisoSinRedProps & { sinRed: TrabajoSinRed }) {
  const { usuario } = usePanel();
  const cliente = useQueryClient();
  const estado = useEstadoDelCofre(sinRed);
  const [puerta, setPuerta] = useState<'' | 'abierta' | 'dejada'>('');
  const [atendido, setAtendido] = useState(0);
  if (atendido !== pedido) {
    setAtendido(pedido);
    setPuerta('abierta');
  }
  const { data: situacion } = useSituacion(sinRed);
  const { alDia, ajenos, leyendo, terminado } = useCopiaAlDia(sinRed, conexion);
  useGuardarEstampa(sinRed, conexion === 'bien' && !leyendo && !terminado);
  const vence = useSegunLaHora((ahora) =>
    situacion?.vence_en != null && venceEnElDia(situacion.vence_en, ahora.getTime())
      ? hastaCuando(situacion)
      : '',
  );
  const sinRespuesta = conexion !== 'bien' || pareceCaida(alDia.error);
  if (puerta === '' && estado === 'cerrado' && sinRespuesta) setPuerta('abierta');
  const porVencer = leyendo || sinRespuesta ? vence : '';
  // It stays to say that everything was erased, and goes by itself when the service came back and opened it.
  if (puerta === 'abierta' && estado === 'abierto') setPuerta('');
  return (
    <>
      {puerta === 'abierta' ? (
        <AbrirConPin
          sinRed={sinRed}
          nombre={usuario.displayName || usuario.email}
          onAbierto={() => void cliente.invalidateQueries()}
          onClose={() => setPuerta('dejada')}
        />
      ) : null}
      {puerta === 'dejada' && estado === 'cerrado' && sinRespuesta && situacion && !sinAbrir(situacion) ? (
        <Notice
          tone="warning"
          icon={<LockKeyhole />}
          title="Lo que este equipo guarda está cerrado"
          action={<EscribirPin />}
        >
          Con su PIN se lee lo guardado y se puede registrar. Lo que tenga abierto en esta página sigue aquí.
        </Notice>
      ) : null}
      {(leyendo || sinRespuesta) && situacion?.vigencia === 'reloj-atrasado' ? (
        <Notice tone="warning" title="El reloj de este equipo está atrasado">
          {`Póngalo en hora para leer lo guardado${
            estado === 'cerrado' ? ' y vuelva a cargar esta página' : ''
          }: marca un momento anterior al último que se vio aquí. Lo que espera enviarse sigue en este equipo.`}
        </Notice>
      ) : null}
      {porVencer ? (
        <Notice tone="warning" title={`Lo guardado aquí se lee hasta el ${porVencer}`}>
          Después, sin conexión, no se podrá leer ni registrar nada en este equipo. Antes de esa hora
          conéctelo un momento a internet, también al que comparte un teléfono, y vuelve a servir los mismos
          días.
        </Notice>
      ) : null}
      {terminado ? (
        <Notice tone="warning" role="alert" title="Este equipo ya no trabaja sin red">
          Cambió su contraseña, su correo o su rol desde que lo eligió, y lo que guardaba para leer se borró.
          Lo que espera enviarse sigue aquí y se envía. Si va a seguir usándolo, vuelva a elegir{' '}
          <ElegirEsteEquipo />.
        </Notice>
      ) : null}
      {sinRed.desalojado() ? (
        <Notice tone="warning" title="El navegador borró lo que este equipo guardaba">
          Suele hacerlo cuando falta espacio. Si algo esperaba enviarse desde aquí, también se borró: mire si
          quedó registrado. Con conexión puede volver a elegir <ElegirEsteEquipo />.
        </Notice>
      ) : null}
      {alDia.isError && !sinRespuesta ? (
        <CajaError
          error={alDia.error}
          titulo="No se pudo actualizar lo guardado en este equipo"
          onRetry={() => void alDia.refetch()}
          retrying={alDia.isFetching}
        />
      ) : null}
      {ajenos.length > 0 ? (
        <CambiosAjenos cambios={ajenos} onVisto={(visto) => verAjenos(cliente, visto)} />
      ) : null}
    </>
  );
}

/** What a device that works without a network has to say above every page, and the door to what it keeps. */
export function AvisoSinRed(props: AvisoSinRedProps) {
  const sinRed = useSinRed();
  return sinRed ? <Avisos sinRed={sinRed} {...props} /> : null;
}
