addEventListener('click', (evento) => {
  const boton = evento.target.closest('[data-copiar]');
  if (boton)
    navigator.clipboard.writeText(boton.dataset.copiar).then(() => {
      boton.dataset.copiado = '';
    });
});
