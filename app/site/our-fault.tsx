/** The screen for our own faults: no route's loader or component is involved any more. */
export function OurFault({ status }: { status: number }) {
  return (
    <main id="main" className="page-width">
      <title>Something went wrong | Plumbline</title>
      <meta name="robots" content="noindex" />
      <h1>Something went wrong on our side</h1>
      <p>
        This page could not be shown (error {status}). Nothing that you sent has been lost; please
        try again in a moment.
      </p>
      <p>
        <a href="/">Go to the home page</a>
      </p>
    </main>
  )
}
