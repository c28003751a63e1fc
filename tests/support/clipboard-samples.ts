/** Clipboard contents of other programs, shortened but not cleaned up. */

/** Word for Windows: lists are paragraphs, the rest hides in conditional comments. */
export const wordSample = `<html xmlns:v="urn:schemas-microsoft-com:vml"
xmlns:o="urn:schemas-microsoft-com:office:office"
xmlns:w="urn:schemas-microsoft-com:office:word"
xmlns="http://www.w3.org/TR/REC-html40">

<head>
<meta http-equiv=Content-Type content="text/html; charset=utf-8">
<meta name=Generator content="Microsoft Word 15">
<link rel=File-List href="file:///C:/Users/A/AppData/Local/Temp/msohtmlclip1/01/clip_filelist.xml">
<!--[if gte mso 9]><xml>
 <o:OfficeDocumentSettings><o:AllowPNG/></o:OfficeDocumentSettings>
</xml><![endif]-->
<!--[if gte mso 9]><xml>
 <w:WordDocument><w:View>Normal</w:View></w:WordDocument>
</xml><![endif]-->
<style>
<!--
 /* Style Definitions */
 p.MsoNormal, li.MsoNormal, div.MsoNormal
	{mso-style-unhide:no; margin-bottom:8.0pt; font-family:"Aptos",sans-serif;}
@list l0 {mso-list-id:1; mso-list-type:hybrid;}
-->
</style>
<!--[if gte mso 10]><style>table.MsoNormalTable {mso-style-name:"Table Normal";}</style><![endif]-->
</head>

<body lang=EN-GB style='tab-interval:36.0pt;word-wrap:break-word'>
<!--StartFragment-->

<p class=MsoTitle>Bias audits<o:p></o:p></p>

<h1><a name="_Toc1"></a><b>What the<span style='mso-spacerun:yes'>  </span>law says<o:p></o:p></b></h1>

<p class=MsoNormal>A paragraph that Word has wrapped
in the middle, with <b style='mso-bidi-font-weight:normal'>bold</b>, <i>italic</i> and
<a href="https://eur-lex.europa.eu/eli/reg/2024/1689"><span style='color:windowtext'>a
link</span></a>.<a style='mso-footnote-id:ftn1' href="#_ftn1" name="_ftnref1"
title=""><span class=MsoFootnoteReference><span style='mso-special-character:
footnote'><![if !supportFootnotes]>[1]<![endif]></span></span></a><o:p></o:p></p>

<p class=MsoNormal><o:p>&nbsp;</o:p></p>

<p class=MsoListParagraphCxSpFirst style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span
style='font-family:Symbol;mso-fareast-font-family:Symbol'><span
style='mso-list:Ignore'>·<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;
</span></span></span><![endif]>First point<o:p></o:p></p>

<p class=MsoListParagraphCxSpMiddle style='margin-left:72.0pt;mso-add-space:
auto;text-indent:-18.0pt;mso-list:l0 level2 lfo1'><![if !supportLists]><span
style='font-family:"Courier New"'><span style='mso-list:Ignore'>o<span
style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span></span><![endif]>Inner
<b>point</b><o:p></o:p></p>

<p class=MsoListParagraphCxSpLast style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span
style='font-family:Symbol'><span style='mso-list:Ignore'>·<span
style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span></span><![endif]>Second point<o:p></o:p></p>

<p class=MsoListParagraphCxSpFirst style='text-indent:-18.0pt;mso-list:l1 level1 lfo2'><![if !supportLists]><span><span
style='mso-list:Ignore'>3.<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp;
</span></span></span><![endif]>Third of a numbered list<o:p></o:p></p>

<p class=MsoListParagraphCxSpMiddle style='margin-left:72.0pt;text-indent:-18.0pt;
mso-list:l1 level2 lfo2'><![if !supportLists]><span><span style='mso-list:Ignore'>a)<span
style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span></span><![endif]>Lettered<o:p></o:p></p>

<p class=MsoListParagraphCxSpLast style='text-indent:-18.0pt;mso-list:l1 level1 lfo2'><![if !supportLists]><span><span
style='mso-list:Ignore'>4.<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp;
</span></span></span><![endif]>Fourth<o:p></o:p></p>

<p class=MsoIntenseQuote>Said by somebody<o:p></o:p></p>

<p class=MsoNormal><!--[if gte vml 1]><v:shape id="Picture_x0020_1" type="#_x0000_t75"
 style='width:120pt;height:90pt'><v:imagedata src="file:///C:/clip_image001.png"/>
</v:shape><![endif]--><![if !vml]><img width=160 height=120
src="file:///C:/Users/A/AppData/Local/Temp/msohtmlclip1/01/clip_image002.png" v:shapes="Picture_x0020_1"><![endif]><o:p></o:p></p>

<table class=MsoTableGrid border=1 cellspacing=0 cellpadding=0 style='border-collapse:collapse;border:none'>
 <tr style='mso-yfti-irow:0;mso-yfti-firstrow:yes'>
  <td width=301 colspan=2 valign=top style='width:225.4pt;border:solid windowtext 1.0pt'>
  <p class=MsoNormal style='margin-bottom:0cm'><b>Duty<o:p></o:p></b></p>
  </td>
 </tr>
 <tr style='mso-yfti-irow:1;mso-yfti-lastrow:yes'>
  <td width=301 valign=top>
  <p class=MsoNormal style='margin-bottom:0cm'>Oversight<o:p></o:p></p>
  </td>
  <td width=301 valign=top>
  <p class=MsoNormal style='margin-bottom:0cm'><o:p>&nbsp;</o:p></p>
  </td>
 </tr>
</table>

<p class=MsoNormal>Kept <del cite="mailto:A" datetime="2026-11-19T10:00">old</del><ins
cite="mailto:A" datetime="2026-11-19T10:00">new</ins><span style='display:none;mso-hide:all'>hidden</span><span
class=MsoCommentReference><span style='font-size:8.0pt'><a class=msocomanchor
id="_anchor_1" href="#_msocom_1">[A1]</a><span style='mso-special-character:comment'>&nbsp;</span></span></span>
at <st1:place w:st="on">Leeds</st1:place>.<o:p></o:p></p>

<!--EndFragment-->
<div style='mso-element:comment-list'><div style='mso-element:comment'><p class=MsoCommentText>Is this right?</p></div></div>
</body>

</html>`

/** Google Docs: one `b` around all that is not bold, emphasis in styles, inner lists beside items. */
export const googleDocsSample = `<meta charset='utf-8'><b style="font-weight:normal;" id="docs-internal-guid-6d5e6d6a-7fff-2f2b-0000-000000000000"><h2 dir="ltr" style="line-height:1.38;margin-top:18pt;margin-bottom:6pt;"><span style="font-size:16pt;font-family:Arial,sans-serif;color:#000000;background-color:transparent;font-weight:700;font-style:normal;text-decoration:none;vertical-align:baseline;white-space:pre;white-space:pre-wrap;">Governance</span></h2><p dir="ltr" style="line-height:1.38;margin-top:0pt;margin-bottom:0pt;"><span style="font-size:11pt;font-weight:400;font-style:normal;text-decoration:none;vertical-align:baseline;white-space:pre-wrap;">Plain, </span><span style="font-size:11pt;font-weight:700;font-style:normal;text-decoration:none;">bold</span><span style="font-weight:400;">, </span><span style="font-weight:400;font-style:italic;text-decoration:none;">italic</span><span style="font-weight:400;"> and </span><a href="https://www.google.com/url?q=https://ico.org.uk/&amp;sa=D&amp;source=editors" style="text-decoration:none;"><span style="font-size:11pt;color:#1155cc;font-weight:400;text-decoration:underline;-webkit-text-decoration-skip:none;">a link</span></a><span style="font-weight:400;">, 10</span><span style="font-size:0.6em;font-weight:400;vertical-align:super;">2</span><span style="font-weight:400;text-decoration:line-through;"> gone</span></p><br /><ul style="margin-top:0;margin-bottom:0;padding-inline-start:48px;"><li dir="ltr" style="list-style-type:disc;font-size:11pt;font-weight:400;" aria-level="1"><p dir="ltr" style="line-height:1.38;" role="presentation"><span style="font-weight:400;">One</span></p></li><ul style="margin-top:0;"><li dir="ltr" style="list-style-type:circle;" aria-level="2"><p dir="ltr" role="presentation"><span style="font-weight:400;">Inner</span></p></li></ul><li dir="ltr" aria-level="1"><p dir="ltr" role="presentation"><span style="font-weight:400;">Two</span></p></li></ul><p dir="ltr"><span style="font-weight:400;"><span style="border:none;display:inline-block;overflow:hidden;width:602px;height:401px;"><img src="https://lh7-rt.googleusercontent.com/docsz/AD_4nX" width="602" height="401" style="margin-left:0px;" /></span></span></p><div dir="ltr" style="margin-left:0pt;" align="left"><table style="border:none;border-collapse:collapse;"><colgroup><col width="300" /><col width="300" /></colgroup><tbody><tr style="height:0pt"><td style="border-left:solid #000000 1pt;vertical-align:top;"><p dir="ltr"><span style="font-weight:700;">Role</span></p></td><td style="vertical-align:top;"><br /></td></tr></tbody></table></div></b><br class="Apple-interchange-newline">`

/** Word on the web: every item in a list of its own, the level at the item. */
export const wordOnlineSample = `<div class="OutlineElement Ltr SCXW1 BCX0"><p class="Paragraph SCXW1" paraid="1" paraeid="{a}"><span data-contrast="auto" xml:lang="EN-GB" class="TextRun SCXW1"><span class="NormalTextRun SCXW1">Before we start</span></span><span class="EOP SCXW1" data-ccp-props="{}">&nbsp;</span></p></div><div class="ListContainerWrapper SCXW1 BCX0"><ol class="NumberListStyle1 SCXW1" role="list" start="1"><li role="listitem" data-aria-posinset="1" data-aria-level="1" data-listid="7" class="OutlineElement Ltr SCXW1"><p class="Paragraph SCXW1"><span class="TextRun SCXW1" style="font-weight: bold;">Ask</span></p></li></ol></div><div class="ListContainerWrapper SCXW1 BCX0"><ol class="NumberListStyle1 SCXW1" role="list" start="1"><li role="listitem" data-aria-posinset="1" data-aria-level="2" data-listid="7"><p class="Paragraph SCXW1"><span class="TextRun SCXW1">Whom</span></p></li></ol></div><div class="ListContainerWrapper SCXW1 BCX0"><ol class="NumberListStyle1 SCXW1" role="list" start="2"><li role="listitem" data-aria-posinset="2" data-aria-level="1" data-listid="7"><p class="Paragraph SCXW1"><span class="TextRun SCXW1">Answer</span></p></li></ol></div>`

/** A mail program: a `div` for each line, two `br` at the end of a paragraph. */
export const mailSample = `<div dir="ltr"><div>First line</div><div><br></div><div>Second <span style="font-weight:bold">line</span></div></div>Third<br><br>Fourth<br>line`

/** A spreadsheet. */
export const sheetSample = `<meta charset="utf-8"><google-sheets-html-origin><style type="text/css"><!--td {border: 1px solid #cccccc;}--></style><table xmlns="http://www.w3.org/1999/xhtml" cellspacing="0" dir="ltr" border="1" style="table-layout:fixed;"><colgroup><col width="100"/><col width="100"/></colgroup><tbody><tr style="height:21px;"><td style="overflow:hidden;font-weight:bold;" data-sheets-value="{}">Year</td><td rowspan="2">2026</td></tr><tr><td>A &amp; B</td></tr></tbody></table>`

/** A code editor, and an article of another site with its script, picture and player. */
export const webSample = `<h1 id="top" onclick="x()">Page</h1><script>x()</script><p class="lead" style="color:red">Text<img src="https://elsewhere.example/a.png" onerror="x()"> <a href="javascript:x()">bad</a> <a href="https://plumbline.example/about" target="_blank">ours</a></p><img src="https://plumbline.example/media/ab/p.webp" alt="Ours" srcset="x"><iframe src="https://elsewhere.example/"></iframe><pre class="code"><code class="hljs language-json">{
  <span class="hljs-attr">"a"</span>: 1
}</code></pre><ol start="4" style="list-style:none"><li>four</li></ol><dl><dt>Term</dt><dd>Meaning</dd></dl><table><tbody><tr><td><table><tbody><tr><td>deep</td></tr></tbody></table></td></tr></tbody></table>`
