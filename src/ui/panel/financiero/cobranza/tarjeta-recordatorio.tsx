import { Box } from '@chakra-ui/react/box';
import { Phone, SkipForward } from 'lucide-react';
import { Suspense } from 'react';
import type { Recordatorio } from '@/domain/mensualidades/cobranza/cola-de-recordatorios';
import type { Gestion } from '@/domain/mensualidades/cobranza/gestion';
import {
  type CanalDeCobro,
  ETIQUETA_CANAL,
  ETIQUETA_RESULTADO,
} from '@/domain/mensualidades/cobranza/opciones-gestion';
import { formatearPesos } from '@/domain/shared/dinero/formatear-dinero';
import { enumerar } from '@/domain/shared/enumerar';
import { formatearFecha, formatearInstante } from '@/domain/shared/fechas';
import { formatearTelefono } from '@/domain/shared/telefono';
import { EnlacePanel } from '@/ui/panel/comun/panel/enlace-panel';
import { usePanel } from '@/ui/panel/comun/panel/use-panel';
import { Button } from '@/ui/shared/button';
import { Card } from '@/ui/shared/card';
import { lazy } from '@/ui/shared/lazy';
import { LinkButton } from '@/ui/shared/link-button';
import { toaster } from '@/ui/shared/toast-store';
import { VariosNombres } from '../cuenta/varios-nombres';
import { abrirCanal } from './abrir-canal';
import { ContactoEscrito } from './contacto-escrito';

/** 'WhatsApp, enviado, mar 24 nov 2026, 10:04'. */
const gestionEnPalabras = ({
  canal,
  resultado,
  momento,
}: Pick<Gestion, 'canal' | 'resultado' | 'momento'>): string =>
  `${ETIQUETA_CANAL[canal]}, ${ETIQUETA_RESULTADO[resultado].toLowerCase()}, ${formatearInstante(momento)}`;

const FormularioGestion = lazy(() => import(/* webpackChunkName: "cobranza" */ './formulario-gestion'));

function Monto({ nombre, valor, tono }: { nombre: string; valor: number; tono?: string }) {
  if (valor === 0) return null;
  return (
    <Box display="flex" flexDirection="column-reverse" minWidth="0">
      <Box as="dt" color="fg.muted" fontSize="sm">
        {nombre}
      </Box>
      <Box
        as="dd"
        margin="0"
        fontSize="xl"
        fontWeight="semibold"
        lineHeight="tight"
        fontVariantNumeric="tabular-nums"
        color={tono}
      >
        {formatearPesos(valor)}
      </Box>
    </Box>
  );
}

/** What there is to know before writing to somebody, in as few lines as it takes. */
function Antes({ ultima, promesa }: Pick<Recordatorio, 'ultima' | 'promesa'>) {
  if (!ultima && !promesa) return null;
  return (
    <Box fontSize="sm" color="fg.muted">
      {ultima ? <p>{`Último contacto: ${gestionEnPalabras(ultima)}`}</p> : null}
      {promesa ? (
        <p>
          {`Prometió pagar${promesa.valor ? ` ${formatearPesos(promesa.valor)}` : ''} el ${formatearFecha(promesa.fecha)}`}
        </p>
      ) : null}
    </Box>
  );
}

type TarjetaProps = {
  recordatorio: Recordatorio;
  canal: CanalDeCobro;
  texto: string;
  /** What came of a call is being written. */
  anotando: boolean;
  alAnotar: (anotando: boolean) => void;
  alAbrir: () => void;
  alHacer: () => void;
  alSaltar: () => void;
};

/** One person: what they owe, what will be said, and what can be done now. */
export function TarjetaRecordatorio({ recordatorio, canal, texto, anotando, ...hacer }: TarjetaProps) {
  const { alAnotar, alAbrir, alHacer, alSaltar } = hacer;
  const { clave, nombre, telefono, participantes, vencido, por_vencer, dias_mora, permisos } = recordatorio;
  const { portapapeles } = usePanel().servicios;
  const puerta = abrirCanal(canal, telefono, texto);
  const abrir = () => {
    if (puerta?.copia)
      void portapapeles.copiar(puerta.copia).then(
        () => toaster.success('Mensaje copiado: péguelo en el correo'),
        () => toaster.error('El navegador no dejó copiar: seleccione el mensaje aquí y cópielo'),
      );
    alAbrir();
  };
  const llamada = permisos.some((permiso) => permiso.canal === 'LLAMADA' && permiso.permitido)
    ? abrirCanal('LLAMADA', telefono, texto)
    : null;
  const otros = participantes.map((uno) => uno.nombre).filter((uno) => uno !== nombre);
  return (
    <Card
      as="section"
      aria-label={nombre}
      display="flex"
      flexDirection="column"
      gap="3"
      padding={{ base: '4', md: '6' }}
    >
      <Box minWidth="0">
        <Box as="h2" textStyle="subtitulo" overflowWrap="anywhere">
          <EnlacePanel href={`/financiero?pestana=cartera&pagador=${clave}`}>{nombre}</EnlacePanel>
        </Box>
        <Box as="p" fontSize="sm" color="fg.muted" overflowWrap="anywhere">
          {[otros.length > 0 && `Paga por ${enumerar(otros, 3)}`, telefono && formatearTelefono(telefono)]
            .filter(Boolean)
            .join(' · ')}
        </Box>
      </Box>
      <Box as="dl" display="flex" flexWrap="wrap" columnGap="8" rowGap="2" margin="0">
        <Monto
          nombre={dias_mora === 1 ? 'Vencido hace 1 día' : `Vencido hace ${dias_mora} días`}
          valor={vencido}
          tono="error.fg"
        />
        <Monto nombre="Próximo a vencer" valor={por_vencer} />
      </Box>
      <VariosNombres fichas={recordatorio.fichas} documento={recordatorio.documento} />
      <Antes {...recordatorio} />
      <Box display="flex" flexWrap="wrap" gap="2" alignItems="flex-start">
        {canal !== 'LLAMADA' && puerta ? (
          <Box flex={{ base: '1 1 16rem', md: '0 1 auto' }}>
            <ContactoEscrito
              quien={recordatorio}
              canal={canal}
              href={puerta.href}
              abrir={puerta.nombre}
              enviado="Enviado · siguiente"
              variant="solid"
              alAbrir={abrir}
              alEnviar={alHacer}
            />
          </Box>
        ) : null}
        <Box display="flex" flexWrap="wrap" gap="2">
          {llamada ? (
            <LinkButton
              href={llamada.href}
              variant={canal === 'LLAMADA' ? 'solid' : undefined}
              onClick={() => {
                alAbrir();
                alAnotar(true);
              }}
            >
              <Phone aria-hidden />
              Llamar
            </LinkButton>
          ) : null}
          <Button variant="ghost" icon={<SkipForward />} onClick={alSaltar}>
            Saltar
          </Button>
        </Box>
      </Box>
      {canal === 'LLAMADA' ? null : (
        <Box
          as="pre"
          aria-label="Mensaje"
          fontFamily="body"
          fontSize="sm"
          whiteSpace="pre-wrap"
          overflowWrap="anywhere"
          padding="3"
          margin="0"
          bg="bg.subtle"
          borderRadius="control"
        >
          {texto}
        </Box>
      )}
      {anotando ? (
        <Suspense fallback={null}>
          <FormularioGestion
            quien={recordatorio}
            permisos={permisos}
            canal="LLAMADA"
            onClose={() => alAnotar(false)}
            onHecho={() => {
              alAnotar(false);
              alHacer();
            }}
          />
        </Suspense>
      ) : null}
    </Card>
  );
}
