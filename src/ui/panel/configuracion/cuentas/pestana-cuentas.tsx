import { Box } from '@chakra-ui/react/box';
import { useEnviaCorreos } from '@/ui/panel/comun/datos/use-envia-correos';
import { CampoTexto } from '@/ui/panel/comun/formulario/campo-texto';
import { FilaCampos } from '@/ui/panel/comun/formulario/fila-campos';
import { FieldGroup } from '@/ui/shared/field-group';
import { Notice } from '@/ui/shared/notice';
import { ConConfiguracion } from '../con-configuracion';
import { EdicionConfiguracion } from '../edicion-configuracion';
import { ConfirmarCuentas } from './confirmar-cuentas';
import { ListaCuentas } from './lista-cuentas';
import { ETIQUETAS_DONACIONES as E, etiquetasDe, PARTE_CUENTAS } from './parte-cuentas';

/** Whoever else can edit them learns of it by e-mail, where there is e-mail. */
const AVISO: Readonly<Record<'true' | 'false' | 'null', string>> = {
  true: ' Cada cambio se avisa por correo a todos los administradores.',
  false: ' No hay servidor de correo: de los cambios no se avisa a nadie.',
  null: '',
};

/** What the public pages of accounts and donations show. */
export default function PestanaCuentas() {
  const envia = useEnviaCorreos();
  return (
    <ConConfiguracion>
      {(configuracion) => (
        <EdicionConfiguracion
          parte={PARTE_CUENTAS}
          original={configuracion}
          etiquetas={etiquetasDe}
          confirmar={(porConfirmar) => <ConfirmarCuentas {...porConfirmar} />}
        >
          <Notice tone="info">
            Lo que guarde aquí se publica de inmediato en las páginas de cuentas y donaciones. Revise cada
            número.{AVISO[`${envia}`]}
          </Notice>
          <FieldGroup title="Donaciones">
            <Box as="p" textStyle="ayuda">
              Con una forma de donar basta: deje vacía la otra, la billetera o la cuenta.
            </Box>
            <FilaCampos>
              <CampoTexto nombre="donaciones.billetera" label={E.billetera} />
              <CampoTexto nombre="donaciones.llave" label={E.llave} />
            </FilaCampos>
            <FilaCampos>
              <CampoTexto nombre="donaciones.banco" label={E.banco} />
              <CampoTexto nombre="donaciones.tipo" label={E.tipo} />
            </FilaCampos>
            <FilaCampos>
              <CampoTexto nombre="donaciones.numero" label={E.numero} inputMode="numeric" />
              <CampoTexto nombre="donaciones.titular" label={E.titular} />
            </FilaCampos>
          </FieldGroup>
          <Box as="h2" textStyle="subtitulo" marginTop="3">
            Cuentas
          </Box>
          <ListaCuentas />
        </EdicionConfiguracion>
      )}
    </ConConfiguracion>
  );
}
